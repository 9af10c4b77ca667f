/** The screens of ArtBox. */
import { game } from "$web/games";

import ArtBox from "./ArtBox.svelte";
import Help from "./Help.svelte";
import Lid from "./Lid.svelte";
import type { View } from "./view";

export default game<View>({ Table: ArtBox, Help, lid: Lid, tv: () => import("./Tv.svelte") });
