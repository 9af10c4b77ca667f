/** The screens of How Do You Doodle? */
import { game } from "$web/games";
import type { View } from "$web/three-words/logic";

import Help from "./Help.svelte";
import Lid from "./Lid.svelte";

export default game<View>({ table: () => import("./HowDoYouDoodle.svelte"), Help, lid: Lid, tv: () => import("./Tv.svelte"), texts: "three-words" });
