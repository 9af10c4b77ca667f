import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Writer } from "./bytes";
import { Drawing } from "./drawing";
import { decode } from "./frames";
import type { Position } from "./messages";
import { LIMITS, ME, Pencil } from "./pencil";
import { InkStore } from "./store";

const NIB = { colour: 0, width: 0 };

/** Takes frames as the server does, as far as it matters here. */
class Server {
  readonly sheet = new Drawing();
  readonly frames: Uint8Array[] = [];
  position: Position = { ops: 0, points: 0 };
  bytes = 0;

  take(bytes: Uint8Array): void {
    const frame = decode(bytes);
    const added = "steps" in frame ? frame.steps.length / 2 : 0;
    const { ops, points } = this.position;
    if (frame.op === "append") this.position = { ops, points: points + added };
    else this.position = { ops: ops + 1, points: frame.op === "begin" ? added : frame.op === "end" ? 0 : points };
    this.frames.push(bytes);
    this.bytes += bytes.length;
    this.sheet.apply(frame, ME);
  }

  /** The PEN message with what is stored. */
  pen(pen: number): Uint8Array {
    const out = new Writer().byte(2).varint(pen).varint(this.position.ops).varint(this.position.points);
    for (const frame of this.frames) {
      out.varint(frame.length);
      for (const byte of frame) out.byte(byte);
    }
    return out.done();
  }
}

function seen(drawing: Drawing): unknown {
  return drawing.seen.map(({ id, points, pressures }) => ({ id, points, pressures }));
}

function sendAll(pencil: Pencil, server: Server): void {
  for (let frame = pencil.journal.next(); frame; frame = pencil.journal.next()) server.take(frame);
}

function line(pencil: Pencil, ...points: [number, number][]): void {
  const [first, ...rest] = points;
  if (!first) return;
  pencil.begin(...first, null, NIB);
  for (const point of rest) pencil.extend(...point, null);
  pencil.end();
}

describe("the pencil", () => {
  test("undo takes the last stroke back and redo brings it again; a new stroke forgets redo", () => {
    const pencil = new Pencil(new Drawing(), 1);
    line(pencil, [1, 1]);
    line(pencil, [2, 2]);
    pencil.undo();
    expect(pencil.drawing.seen.map(({ id }) => id)).toEqual([1]);
    pencil.redo();
    expect(pencil.drawing.seen.map(({ id }) => id)).toEqual([1, 2]);
    pencil.undo();
    line(pencil, [3, 3]);
    expect(pencil.canRedo).toBe(false);
    expect(pencil.drawing.seen.map(({ id }) => id)).toEqual([1, 3]);
  });

  test("one undo brings back all that was cleared, and redo clears again", () => {
    const server = new Server();
    const pencil = new Pencil(new Drawing(), 1);
    for (const at of [1, 2, 3]) line(pencil, [at, at]);
    pencil.undo();
    pencil.clear();
    expect(pencil.canClear).toBe(false);
    pencil.undo();
    expect(pencil.drawing.seen.map(({ id }) => id)).toEqual([1, 2]);
    sendAll(pencil, server);
    expect(seen(server.sheet)).toEqual(seen(pencil.drawing));
    pencil.redo();
    expect(pencil.drawing.seen).toEqual([]);
    sendAll(pencil, server);
    expect(server.sheet.seen).toEqual([]);
  });

  test("clearing a clean sheet is nothing to be undone", () => {
    const pencil = new Pencil(new Drawing(), 1);
    pencil.clear();
    expect(pencil.canUndo).toBe(false);
  });

  test("a palm's mark is gone and cannot be redone", () => {
    const pencil = new Pencil(new Drawing(), 1);
    pencil.begin(5, 5, null, NIB);
    pencil.discard();
    expect([pencil.drawing.seen.length, pencil.canUndo, pencil.canRedo]).toEqual([0, false, false]);
  });

  test("points off the board lie at its edge, and standing still adds none", () => {
    const pencil = new Pencil(new Drawing(), 1);
    line(pencil, [-5, 4.4], [-9, 4.2], [9000, 1]);
    expect(pencil.drawing.strokes[0]?.points).toEqual([0, 4, 4095, 1]);
  });

  test("a full sheet says so and takes no more", () => {
    const pencil = new Pencil(new Drawing(), 1);
    const full = vi.fn();
    pencil.onFull = full;
    pencil.begin(0, 0, null, NIB);
    for (let i = 1; i < LIMITS.points + 5; i += 1) pencil.extend(i % 4000, 0, null);
    expect(full).toHaveBeenCalledOnce();
    expect(pencil.drawing.strokes[0]?.points).toHaveLength(2 * LIMITS.points);
    pencil.begin(7, 7, null, NIB);
    expect(full).toHaveBeenCalledTimes(2);
    expect(pencil.drawing.strokes).toHaveLength(1);
  });

  test("no more undoing and redoing than the server takes", () => {
    const pencil = new Pencil(new Drawing(), 1, { ops: LIMITS.ops - LIMITS.strokes, points: 0 });
    const full = vi.fn();
    pencil.onFull = full;
    line(pencil, [1, 1]);
    while (full.mock.calls.length === 0) {
      pencil.undo();
      pencil.redo();
    }
    expect(pencil.journal.ops).toBe(LIMITS.ops);
  });

  test("a page that was loaded anew goes on after what is stored", () => {
    const server = new Server();
    const before = new Pencil(new Drawing(), 1);
    line(before, [1, 1], [2, 2]);
    line(before, [3, 3], [4, 4]);
    before.undo();
    sendAll(before, server);
    const own = new Drawing();
    for (const frame of server.frames) own.apply(decode(frame), ME);
    const after = new Pencil(own, 1, server.position);
    line(after, [9, 9]);
    sendAll(after, server);
    expect(server.sheet.seen.map(({ id }) => id)).toEqual([1, 3]);
    after.undo();
    after.undo();
    sendAll(after, server);
    expect(server.sheet.seen).toEqual([]);
  });

  const deeds = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.tuple(fc.nat(4095), fc.nat(4095)), { minLength: 1, maxLength: 30 }) },
      fc.constantFrom("undo" as const, "redo" as const, "clear" as const),
    ),
    { maxLength: 25 },
  );

  test("wherever the connection breaks, the server gets every point once", () => {
    fc.assert(
      fc.property(deeds, fc.array(fc.nat(6), { maxLength: 12 }), fc.boolean(), (done, breaks, pressed) => {
        const server = new Server();
        const pencil = new Pencil(new Drawing(), 1);
        const cuts = [...breaks];
        const send = (): void => {
          for (let left = cuts.pop() ?? 100; left > 0; left -= 1) {
            const frame = pencil.journal.next();
            if (!frame) return;
            server.take(frame);
          }
          // These are lost on the way.
          pencil.journal.next();
          pencil.journal.next();
          expect(pencil.journal.rewind(server.position)).toBe(true);
        };
        for (const deed of done) {
          if (typeof deed === "string") pencil[deed]();
          else {
            const [[x, y] = [0, 0], ...rest] = deed;
            pencil.begin(x, y, pressed ? 9 : null, NIB);
            for (const [right, down] of rest) {
              pencil.extend(right, down, pressed ? 200 : null);
              if ((right + down) % 5 === 0) send();
            }
            pencil.end();
          }
          send();
        }
        pencil.journal.rewind(server.position);
        sendAll(pencil, server);
        expect(seen(server.sheet)).toEqual(seen(pencil.drawing));
        expect(server.position.ops).toBe(pencil.journal.ops);
      }),
      { numRuns: 300 },
    );
  });

  test("a position that is nowhere in the journal is not taken", () => {
    const pencil = new Pencil(new Drawing(), 1, { ops: 4, points: 0 });
    line(pencil, [1, 1]);
    expect(pencil.journal.rewind({ ops: 3, points: 0 })).toBe(false);
    expect(pencil.journal.rewind({ ops: 7, points: 0 })).toBe(false);
    expect(pencil.journal.rewind({ ops: 6, points: 1 })).toBe(false);
    expect(pencil.journal.rewind({ ops: 6, points: 0 })).toBe(true);
  });
});

describe("the ink store", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pen = (number: number): { type: "pen"; pen: number; until: null } => ({ type: "pen", pen: number, until: null });

  test("about 3.1 bytes a point at 60 points a second, headers and all", () => {
    const server = new Server();
    const ink = new InkStore();
    ink.onSend = (bytes) => server.take(bytes);
    ink.setPen(pen(1));
    let points = 0;
    // Loops of a hand at a usual 270 CSS pixels a second on a sheet of 366 CSS pixels.
    for (let stroke = 0; stroke < 12; stroke += 1) {
      const [x, y, radius] = [900 + 190 * stroke, 1900 + 40 * stroke, 340];
      for (let i = 0; i < 75; i += 1) {
        const turn = (i * 270 * 4096) / 366 / 60 / radius;
        const [right, down] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
        if (i === 0) ink.pencil?.begin(right, down, null, NIB);
        else ink.pencil?.extend(right, down, null);
        points += 1;
        vi.advanceTimersByTime(1000 / 60);
      }
      ink.pencil?.end();
      vi.advanceTimersByTime(400);
    }
    expect(server.sheet.seen.reduce((sum, one) => sum + one.points.length / 2, 0)).toBe(points);
    expect(server.bytes / points).toBeLessThanOrEqual(3.2);
  });

  test("nothing goes out on a new connection until the server has said how far it got", () => {
    const server = new Server();
    const ink = new InkStore();
    let online = true;
    ink.onSend = (bytes) => {
      if (online) server.take(bytes);
    };
    ink.setPen(pen(1));
    ink.pencil?.begin(10, 10, null, NIB);
    vi.advanceTimersByTime(40);
    online = false;
    for (let i = 0; i < 50; i += 1) {
      ink.pencil?.extend(20 + i, 20, null);
      vi.advanceTimersByTime(16);
    }
    online = true;
    ink.resync();
    ink.pencil?.end();
    vi.advanceTimersByTime(200);
    expect(server.frames).toHaveLength(1);
    ink.setPen(pen(1));
    ink.receive(server.pen(1));
    vi.advanceTimersByTime(40);
    expect(seen(server.sheet)).toEqual(seen(ink.own));
  });

  test("a page that was loaded anew shows the own sheet as it is stored", () => {
    const server = new Server();
    const before = new Pencil(new Drawing(), 3);
    line(before, [1, 1], [5, 5]);
    sendAll(before, server);
    const ink = new InkStore();
    ink.resync();
    ink.setPen(pen(3));
    ink.receive(server.pen(3));
    expect(seen(ink.own)).toEqual(seen(before.drawing));
    expect(ink.pencil?.canUndo).toBe(true);
  });

  test("the server's clean sheet does not take away what was begun before it came", () => {
    const ink = new InkStore();
    ink.setPen(pen(2));
    ink.pencil?.begin(10, 10, null, NIB);
    ink.receive(new Server().pen(2));
    expect(ink.own.seen).toHaveLength(1);
    expect(ink.pencil?.canUndo).toBe(true);
  });

  test("where the server did not take some ink its sheet is the one that counts", () => {
    const server = new Server();
    const ink = new InkStore();
    let taking = true;
    ink.onSend = (bytes) => {
      if (taking) server.take(bytes);
    };
    ink.setPen(pen(2));
    ink.receive(server.pen(2));
    if (ink.pencil) line(ink.pencil, [1, 1], [5, 5]);
    vi.advanceTimersByTime(40);
    taking = false;
    if (ink.pencil) line(ink.pencil, [7, 7], [9, 9]);
    vi.advanceTimersByTime(40);
    ink.receive(server.pen(2));
    taking = true;
    expect(ink.own.seen).toHaveLength(1);
    if (ink.pencil) line(ink.pencil, [3, 3], [4, 4]);
    vi.advanceTimersByTime(40);
    expect(seen(server.sheet)).toEqual(seen(ink.own));
    expect(server.sheet.seen).toHaveLength(2);
  });

  test("a long absence is sent in portions that the server takes", () => {
    const server = new Server();
    const ink = new InkStore();
    ink.resync();
    ink.setPen(pen(1));
    for (let i = 0; i < 100; i += 1) if (ink.pencil) line(ink.pencil, [i, i], [i + 5, i]);
    ink.onSend = (bytes) => server.take(bytes);
    ink.receive(server.pen(1));
    vi.advanceTimersByTime(40);
    expect(server.frames.length).toBeLessThanOrEqual(102);
    vi.advanceTimersByTime(4000);
    expect(seen(server.sheet)).toEqual(seen(ink.own));
  });

  test("a new pen is a new sheet, and what is due goes out before the old one is gone", () => {
    const server = new Server();
    const ink = new InkStore();
    const heard = vi.fn();
    ink.watch(heard);
    ink.onSend = (bytes) => server.take(bytes);
    ink.setPen(pen(1));
    ink.pencil?.begin(10, 10, null, NIB);
    ink.setPen(null);
    expect(server.sheet.strokes[0]?.open).toBe(false);
    expect(ink.own.seen).toHaveLength(1);
    expect(ink.pencil).toBeNull();
    ink.setPen(pen(2));
    expect(ink.own.seen).toHaveLength(0);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test("a sheet replaces what its label was, and live ink of others grows", () => {
    const ink = new InkStore();
    const sheet = (label: number, ...frames: number[][]): Uint8Array =>
      Uint8Array.from([1, label, ...frames.flatMap((frame) => [frame.length, ...frame])]);
    ink.receive(sheet(5, [1, 1, 1, 0, 0, 20, 20]));
    expect(ink.drawing(5).seen).toHaveLength(1);
    ink.receive(sheet(5));
    expect(ink.drawing(5).seen).toHaveLength(0);
    ink.receive(Uint8Array.from([4, 0, 2, 7, 1, 1, 1, 0, 0, 20, 20, 0, 3, 7, 1, 1, 1, 0, 0, 40, 40]));
    expect(ink.drawing(0).seen.map(({ author }) => author)).toEqual([2, 3]);
    ink.resync();
    ink.receive(Uint8Array.from([4, 0, 2, 7, 1, 1, 1, 0, 0, 20, 20]));
    expect(ink.drawing(0).seen.map(({ author }) => author)).toEqual([2]);
  });

  test("what is no message changes nothing", () => {
    const ink = new InkStore();
    ink.receive(Uint8Array.from([9, 9, 9]));
    ink.receive(Uint8Array.from([]));
    ink.receive(Uint8Array.from([3, 1, 0, 0]));
    expect(ink.own.strokes).toEqual([]);
  });
});
