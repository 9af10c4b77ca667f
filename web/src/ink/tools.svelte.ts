/** What the buttons beside a sheet have to know of the pencil. */
import type { InkStore } from "./store";

export class Tools {
  canUndo = $state(false);
  canRedo = $state(false);
  canClear = $state(false);
  width = $state(0);

  /** Keep up with `ink` until the returned function is called. */
  follow(ink: InkStore): () => void {
    const look = (): void => {
      this.canUndo = ink.pencil?.canUndo ?? false;
      this.canRedo = ink.pencil?.canRedo ?? false;
      this.canClear = ink.pencil?.canClear ?? false;
      this.width = ink.nib.width;
    };
    const unwatch = [ink.watch(look), ink.own.watch(look)];
    look();
    return () => unwatch.forEach((stop) => stop());
  }
}
