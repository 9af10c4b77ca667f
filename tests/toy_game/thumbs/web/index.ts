/** The screens of Thumbs. */
import { game } from "$web/games";
import type { thumbs } from "$web/wire";

import Help from "./Help.svelte";
import Lid from "./Lid.svelte";
import Table from "./Table.svelte";

export default game<thumbs.View>({ Table, Help, lid: Lid });
