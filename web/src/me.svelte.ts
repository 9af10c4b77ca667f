/** Who sits in front of this screen. */
import { keep, recall } from "./storage";

class Me {
  name = $state(recall("name") ?? "");
  look = $state<number | null>(Number(recall("look")) || null);

  get known(): boolean {
    return this.name.trim() !== "";
  }

  save(): void {
    keep("name", this.name.trim());
    if (this.look !== null) keep("look", String(this.look));
  }
}

export const me = new Me();
