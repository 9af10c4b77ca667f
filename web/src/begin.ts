/** A new room, and the way into it. */
import { Unanswered, newRoom } from "./api";
import { me } from "./me.svelte";
import { notices } from "./notices.svelte";
import { router } from "./router.svelte";
import { ROOM, t, texts } from "./texts.svelte";

/** In which room bots are to sit down and the game to begin as soon as one is there; empty: in none. */
export const alone = { code: "" };

/** Make a room for this game and go there. `bots`: play at once, with bots. */
export async function begin(game: string, bots = false): Promise<void> {
  me.save();
  try {
    const code = await newRoom(game, texts.language);
    // Who plays alone needs no name.
    if (bots) me.introduced = true;
    alone.code = bots ? code : "";
    router.go({ at: "room", code });
  } catch (error) {
    await texts.load(ROOM).catch(() => undefined);
    notices.show(t(error instanceof Unanswered ? error.text : "server-away"));
  }
}
