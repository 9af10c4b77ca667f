/** Eight people draw on eight canvases; what does a frame of the page cost? Beside it, a bare line to every new point. */
import { Drawing } from "$web/ink/drawing";
import { Painter } from "$web/ink/painter";

const CANVASES = 8;
const FRAMES = 240;
/** Points a frame and canvas: 120 a second on a screen of 60 Hz. */
const POINTS = 2;
const STROKE = 60;

export interface Figures {
  readonly frame: number;
  readonly bare: number;
  readonly redraw: number;
  readonly points: number;
}

let spent = 0;
let ticks: number[] | null = null;
const later = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) =>
  later((now) => {
    const began = performance.now();
    callback(now);
    spent += performance.now() - began;
  });

/** Ends with the next frame, after its callbacks; the time they took is noted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    later(() => {
      setTimeout(() => {
        ticks?.push(spent);
        spent = 0;
        resolve();
      });
    });
  });
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

function canvas(): HTMLCanvasElement {
  const made = document.createElement("canvas");
  document.body.append(made);
  return made;
}

/** The path of a hand: loops that wander over the board. */
function spot(step: number, hand: number): [number, number] {
  const angle = step / 9 + hand;
  return [Math.round(2048 + 1500 * Math.cos(angle / 7 + hand) + 300 * Math.cos(angle)), Math.round(1600 + 1100 * Math.sin(angle / 5) + 300 * Math.sin(angle))];
}

class Hand {
  #step = 0;
  #last: [number, number] = [0, 0];

  constructor(
    readonly drawing: Drawing,
    readonly number: number,
  ) {}

  /** A frame of ink, as it comes from the wire. */
  draw(points: number): void {
    const stroke = Math.floor(this.#step / STROKE) + 1;
    const begins = this.#step % STROKE === 0;
    if (begins) this.#last = [0, 0];
    const steps: number[] = [];
    for (let i = 0; i < points; i++) {
      const [x, y] = spot(this.#step++, this.number);
      steps.push(x - this.#last[0], y - this.#last[1]);
      this.#last = [x, y];
    }
    if (begins) this.drawing.apply({ op: "begin", stroke, pen: 1, colour: 0, width: 0, steps, pressures: null });
    else this.drawing.apply({ op: "append", stroke, steps, pressures: null });
  }
}

async function ours(): Promise<number> {
  const hands = Array.from({ length: CANVASES }, (_, number) => new Hand(new Drawing(), number));
  const painters = hands.map((hand) => new Painter(canvas(), [hand.drawing]));
  for (let i = 0; i < 30; i++) {
    for (const hand of hands) hand.draw(POINTS);
    await nextFrame();
  }
  ticks = [];
  for (let i = 0; i < FRAMES; i++) {
    for (const hand of hands) hand.draw(POINTS);
    await nextFrame();
  }
  const figures = ticks;
  ticks = null;
  for (const painter of painters) painter.destroy();
  document.body.replaceChildren();
  return mean(figures);
}

async function bare(): Promise<number> {
  const contexts = Array.from({ length: CANVASES }, () => {
    const made = canvas();
    made.width = made.clientWidth * devicePixelRatio;
    made.height = made.clientHeight * devicePixelRatio;
    const context = made.getContext("2d");
    if (context === null) throw new Error("this browser has no 2D canvas");
    context.lineWidth = 3;
    return context;
  });
  const last = contexts.map((_, hand) => spot(0, hand));
  const figures: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const began = performance.now();
    contexts.forEach((context, hand) => {
      const scale = context.canvas.width / 4096;
      context.beginPath();
      context.moveTo((last[hand]?.[0] ?? 0) * scale, (last[hand]?.[1] ?? 0) * scale);
      for (let i = 1; i <= POINTS; i++) {
        const next = spot(frame * POINTS + i, hand);
        context.lineTo(next[0] * scale, next[1] * scale);
        last[hand] = next;
      }
      context.stroke();
    });
    figures.push(performance.now() - began);
    await nextFrame();
  }
  document.body.replaceChildren();
  return mean(figures);
}

async function redraw(points: number): Promise<number> {
  const hand = new Hand(new Drawing(), 1);
  for (let i = 0; i < points / 10; i++) hand.draw(10);
  const painter = new Painter(canvas(), [hand.drawing]);
  await nextFrame();
  ticks = [];
  for (let i = 0; i < 20; i++) {
    painter.repaint();
    await nextFrame();
  }
  const figures = ticks;
  ticks = null;
  painter.destroy();
  document.body.replaceChildren();
  return mean(figures);
}

declare global {
  interface Window {
    measure: () => Promise<Figures>;
  }
}

window.measure = async () => ({ frame: await ours(), bare: await bare(), redraw: await redraw(6000), points: 6000 });
