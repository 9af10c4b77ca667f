/** Who sits in front of this screen. */
import { keep, recall } from "./storage";

class Me {
  name = $state(recall("name") ?? "");
  /** Whether the name was given once, and not only begun to be typed. */
  introduced = $state(recall("name") !== null && recall("name") !== "");
  look = $state<number | null>(Number(recall("look")) || null);

  get known(): boolean {
    return this.name.trim() !== "";
  }

  save(): void {
    keep("name", this.name.trim());
    this.introduced = this.known;
    if (this.look !== null) keep("look", String(this.look));
  }
}

export const me = new Me();
