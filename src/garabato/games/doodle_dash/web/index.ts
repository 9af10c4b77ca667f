/** The screens of Doodle Dash. */
import { game } from "$web/games";

import Age from "./Age.svelte";
import Help from "./Help.svelte";
import Lid from "./Lid.svelte";
import type { View } from "./logic";

export default game<View>({ table: () => import("./DoodleDash.svelte"), Help, lid: Lid, Lobby: Age, tv: () => import("./Tv.svelte") });
