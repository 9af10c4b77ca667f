import { afterEach, describe, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";
import { buzz } from "./sounds";

/** A device that shakes, or not, and whether somebody has touched the page. */
function device(vibrate: unknown, touched = true): void {
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: touched } });
}

afterEach(() => {
  settings.vibration = true;
  vi.unstubAllGlobals();
});

describe("what is felt in the hand", () => {
  test("is short for one's turn and comes twice when time runs out", () => {
    const vibrate = vi.fn();
    device(vibrate);
    buzz("turn");
    buzz("hurry");
    expect(vibrate.mock.calls).toEqual([[[45]], [[70, 90, 70]]]);
  });

  test("is nothing when it is not wished for, or before the page was touched", () => {
    const vibrate = vi.fn();
    device(vibrate, false);
    buzz("turn");
    device(vibrate);
    settings.vibration = false;
    buzz("turn");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("is nothing where nothing can shake", () => {
    device(undefined);
    expect(() => buzz("turn")).not.toThrow();
  });
});
