/** The screens of Doodle Dice. */
import { game } from "$web/games";

import type { View } from "./figures";
import Help from "./Help.svelte";
import Lid from "./Lid.svelte";

export default game<View>({ table: () => import("./Table.svelte"), Help, lid: Lid, tv: () => import("./Tv.svelte") });
