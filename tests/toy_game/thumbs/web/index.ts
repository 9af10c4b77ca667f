/** The screens of Thumbs. */
import { game } from "$web/games";
import type { thumbs } from "$web/wire";

import Help from "./Help.svelte";
import Lid from "./Lid.svelte";

export default game<thumbs.View>({ table: () => import("./Table.svelte"), Help, lid: Lid });
