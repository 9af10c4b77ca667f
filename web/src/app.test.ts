import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { FakeSocket } from "./testing/socket";

let app: object;

function arrive(code: string | null): void {
  router.go(code === null ? { at: "home" } : { at: "room", code });
  app = mount(App, { target: document.body });
  flushSync();
}

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (found === null) throw new Error(`there is no field ${name}`);
  return found;
};
function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
function press(): void {
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  flushSync();
}
const seated = (): Promise<void> => vi.waitFor(() => expect(document.querySelector(".waiting")).not.toBeNull());

// What the page fetches while a name is typed; here it is fetched before.
beforeAll(() => import("./screens/Room.svelte"), 60_000);

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  me.name = "";
  me.save();
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

describe("coming in by a link", () => {
  test("only the name is asked for, and one comes in when it is all there, not at its first letter", async () => {
    arrive("MRVK");
    expect(document.querySelectorAll("input:not([type=radio])")).toHaveLength(1);
    type("name", "S");
    type("name", "Sofia");
    expect(field("name").value).toBe("Sofia");
    press();
    await seated();
    expect(router.place).toEqual({ at: "room", code: "MRVK" });
  });

  test("without a name one stays outside", () => {
    arrive("MRVK");
    press();
    expect(field("name")).toBeTruthy();
  });

  test("who is known goes straight in", async () => {
    me.name = "Sofia";
    me.save();
    arrive("MRVK");
    await seated();
  });
});

test("a big screen asks for no name and takes no seat", async () => {
  router.go({ at: "tv", code: "MRVK" });
  app = mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.documentElement.classList.contains("tv")).toBe(true), 20_000);
  FakeSocket.newest.accept();
  expect(FakeSocket.newest.texts).toMatchObject([{ type: "ClientSentWatch" }]);
  router.go({ at: "home" });
  flushSync();
  expect(document.documentElement.classList.contains("tv")).toBe(false);
});

describe("coming in by the code", () => {
  test("case and blanks are forgiven, and the address is the room's", async () => {
    arrive(null);
    type("code", " mr vk");
    expect(field("code").value).toBe("MRVK");
    type("name", "Sofia");
    press();
    await seated();
    expect(location.pathname).toBe("/MRVK");
  });

  test("Back leads back to the start", async () => {
    me.name = "Sofia";
    arrive(null);
    type("code", "MRVK");
    press();
    await seated();
    router.place = { at: "home" };
    flushSync();
    expect(field("code")).toBeTruthy();
  });
});
