/** The screens of Doodles. */
import { game } from "$web/games";

import Doodles from "./Doodles.svelte";
import Help from "./Help.svelte";
import Lid from "./Lid.svelte";
import type { View } from "./logic";

export default game<View>({ Table: Doodles, Help, lid: Lid });
