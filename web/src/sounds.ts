/** Small sounds made of nothing but sums. Silent until somebody has touched the page, as browsers ask. */
import { settings } from "./settings.svelte";

export type Sound = "tick" | "put" | "flip" | "up" | "down" | "roll" | "stop" | "fanfare";

/** One tone: when and how long (s), from and to which pitch (Hz), how loud, in which shape. */
type Tone = readonly [at: number, length: number, from: number, to: number, gain: number, shape: OscillatorType];

const SCORES: Record<Sound, readonly Tone[]> = {
  tick: [[0, 0.04, 1900, 1500, 0.05, "square"]],
  put: [[0, 0.09, 210, 90, 0.3, "sine"], [0, 0.02, 1400, 600, 0.06, "triangle"]],
  flip: [[0, 0.07, 380, 760, 0.1, "triangle"], [0.08, 0.06, 520, 240, 0.14, "sine"]],
  up: [[0, 0.12, 523, 523, 0.12, "triangle"], [0.09, 0.2, 784, 784, 0.12, "triangle"]],
  down: [[0, 0.14, 392, 370, 0.12, "triangle"], [0.12, 0.26, 277, 247, 0.12, "triangle"]],
  roll: [[0, 0.03, 1500, 520, 0.14, "triangle"], [0.07, 0.03, 1150, 430, 0.11, "triangle"], [0.12, 0.03, 1620, 600, 0.12, "triangle"], [0.19, 0.03, 1240, 420, 0.09, "triangle"], [0.28, 0.04, 900, 300, 0.08, "triangle"]],
  stop: [[0, 0.7, 880, 866, 0.18, "triangle"], [0, 0.5, 1318, 1300, 0.08, "sine"], [0, 0.05, 2600, 1200, 0.06, "square"], [0.16, 0.7, 880, 866, 0.14, "triangle"]],
  fanfare: [[0, 0.14, 392, 392, 0.1, "triangle"], [0.14, 0.14, 523, 523, 0.1, "triangle"], [0.28, 0.14, 659, 659, 0.1, "triangle"], [0.42, 0.6, 784, 784, 0.12, "triangle"], [0.42, 0.6, 523, 523, 0.08, "triangle"]],
};

let context: AudioContext | null = null;

/** The next touch or key opens the ear. Returns the way to stop waiting for one. */
export function openAtFirstGesture(): () => void {
  const open = (): void => {
    if (settings.sound && typeof AudioContext === "function") {
      context ??= new AudioContext();
      void context.resume().catch(() => undefined);
    }
  };
  const gestures = ["pointerup", "keydown"];
  for (const gesture of gestures) addEventListener(gesture, open, { passive: true });
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, open);
  };
}

export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  const now = context.currentTime;
  for (const tone of SCORES[sound]) sing(context, now, tone);
}

function sing(ear: AudioContext, now: number, [at, length, from, to, gain, shape]: Tone): void {
  const voice = ear.createOscillator();
  const volume = ear.createGain();
  const start = now + at;
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(ear.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** What is felt in the hand (ms on, off, on): that it is one's turn, that the last seconds run. */
const BUZZES = { turn: [45], hurry: [70, 90, 70] } as const;

/** A short buzz, where there is one; a browser complains when nobody has touched the page yet. */
export function buzz(what: keyof typeof BUZZES): void {
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (settings.vibration && touched && typeof navigator.vibrate === "function") navigator.vibrate([...BUZZES[what]]);
}
