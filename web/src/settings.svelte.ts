/** How this person likes the table. */
import { keep, recall } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export type TextSize = 1 | 1.15 | 1.3;

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>(one(["auto", "light", "dark"], recall("theme")));
  motion = $state<Motion>(one(["auto", "less"], recall("motion")));
  textSize = $state<TextSize>(one([1, 1.15, 1.3], Number(recall("text-size"))));
  sound = $state(recall("sound") !== "off");
  vibration = $state(recall("vibration") !== "off");
  leftHand = $state(recall("hand") === "left");
  /** Only a pen draws; fingers and palms leave no mark. */
  penOnly = $state(recall("pen-only") === "on");
  /** Whether motion is unwanted, by this setting or the system's. */
  still = $state(false);

  constructor() {
    dark.addEventListener("change", () => this.dress());
    still.addEventListener("change", () => this.dress());
  }

  /** Make the page look as wished. */
  dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme;
    this.still = this.motion === "less" || still.matches;
    root.dataset.motion = this.still ? "less" : "full";
    root.dataset.hand = this.leftHand ? "left" : "right";
    root.style.setProperty("--text-size", String(this.textSize));
    const table = getComputedStyle(root).getPropertyValue("--table");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", table);
  }

  /** Remember everything and show it. */
  save(): void {
    keep("theme", this.theme);
    keep("motion", this.motion);
    keep("text-size", String(this.textSize));
    keep("sound", this.sound ? "on" : "off");
    keep("vibration", this.vibration ? "on" : "off");
    keep("hand", this.leftHand ? "left" : "right");
    keep("pen-only", this.penOnly ? "on" : "off");
    this.dress();
  }
}

function one<T>(choices: readonly [T, ...T[]], value: unknown): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}

export const settings = new Settings();
