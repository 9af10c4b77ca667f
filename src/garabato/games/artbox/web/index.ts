/** The screens of ArtBox. */
import { game } from "$web/games";

import Help from "./Help.svelte";
import Lid from "./Lid.svelte";
import type { View } from "./view";

export default game<View>({ table: () => import("./ArtBox.svelte"), Help, lid: Lid, tv: () => import("./Tv.svelte") });
