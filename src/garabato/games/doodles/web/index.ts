/** The screens of Doodles. */
import { game } from "$web/games";
import type { View } from "$web/three-words/logic";

import Help from "./Help.svelte";
import Lid from "./Lid.svelte";

export default game<View>({ table: () => import("$web/three-words/ThreeWords.svelte"), Help, lid: Lid, tv: () => import("$web/three-words/tv/Tv.svelte"), texts: "three-words" });
