import { runInNewContext } from "node:vm";

import { beforeEach, describe, expect, test } from "vitest";

import source from "../public/worker.js?raw";

const HOME = "https://table.example/play/";
const page = (version: number): string => `<script src="./assets/main-${version}.js"></script><link href="./assets/main-${version}.css">`;

type Asked = string | { url: string; method?: string; mode?: string };
interface Happening {
  request?: Asked;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

const urlOf = (asked: Asked): string => (typeof asked === "string" ? asked : asked.url);
/** What lies on the shelf, by address. */
let shelf: Map<string, Response>;
/** What the server answers now; none: it is away. */
let server: Map<string, string> | null;
let asked: string[];
let ears: Map<string, (event: Happening) => void>;

async function fetched(request: Asked): Promise<Response> {
  asked.push(urlOf(request));
  if (server === null) throw new TypeError("no network");
  const text = server.get(urlOf(request));
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
}

const cache = {
  match: (request: Asked) => Promise.resolve(shelf.get(urlOf(request))?.clone()),
  put: (request: Asked, answer: Response) => Promise.resolve(void shelf.set(urlOf(request), answer)),
  keys: () => Promise.resolve([...shelf.keys()]),
  delete: (request: Asked) => Promise.resolve(shelf.delete(urlOf(request))),
  addAll: async (all: string[]) => {
    for (const one of all) shelf.set(one, await fetched(one));
  },
};

/** Let the worker hear something; its answer, or null when it leaves that to the browser. */
async function happens(name: string, request?: Asked): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  ears.get(name)?.({ ...(request === undefined ? {} : { request }), waitUntil: (promise) => work.push(promise), respondWith: (promise) => void (answer = promise) });
  const given = await (answer as Promise<Response> | null);
  await Promise.all(work);
  return given;
}
const visit = (path: string): Promise<Response | null> => happens("fetch", { url: `${HOME}${path}`, method: "GET", mode: "navigate" });
const need = (path: string, method = "GET"): Promise<Response | null> => happens("fetch", { url: `${HOME}${path}`, method, mode: "cors" });

beforeEach(async () => {
  shelf = new Map();
  asked = [];
  ears = new Map();
  server = new Map([["", page(1)], ["ABCD", page(1)], ["assets/main-1.js", "js"], ["assets/main-1.css", "css"], ["assets/room-1.js", "room"]].map(([path, text]) => [`${HOME}${path ?? ""}`, text ?? ""]));
  const self = {
    registration: { scope: HOME },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, ear: (event: Happening) => void) => ears.set(name, ear),
  };
  runInNewContext(source, { self, caches: { open: () => Promise.resolve(cache) }, fetch: fetched, Response, URL });
  await happens("install");
  await happens("activate");
});

describe("the page in the drawer", () => {
  test("is there from the first visit on, with what it begins with", async () => {
    server = null;
    expect(await (await visit("ABCD"))?.text()).toBe(page(1));
    expect(await (await visit("?games="))?.text()).toBe(page(1));
    expect(await (await need("assets/main-1.js"))?.text()).toBe("js");
  });

  test("is the server's as long as there is one, and a new one makes room for itself", async () => {
    await need("assets/room-1.js");
    server?.set(`${HOME}ABCD`, page(2)).set(`${HOME}assets/main-2.js`, "new").set(`${HOME}assets/main-2.css`, "new");
    expect(await (await visit("ABCD"))?.text()).toBe(page(2));
    expect([...shelf.keys()].sort()).toEqual([HOME, `${HOME}assets/main-2.css`, `${HOME}assets/main-2.js`]);
  });

  test("is not what a proxy says instead of it", async () => {
    server?.delete(`${HOME}ABCD`);
    expect((await visit("ABCD"))?.status).toBe(404);
    expect(await shelf.get(HOME)?.text()).toBe(page(1));
  });

  test("gives every file once asked for without asking again, but keeps no failure", async () => {
    expect(await (await need("assets/room-1.js"))?.text()).toBe("room");
    expect((await need("assets/none.js"))?.status).toBe(404);
    asked = [];
    expect(await (await need("assets/room-1.js"))?.text()).toBe("room");
    expect(asked).toEqual([]);
    expect(shelf.has(`${HOME}assets/none.js`)).toBe(false);
  });

  test.each(["api/games", "api/rooms/ABCD", "metrics", "worker.js"])("leaves %s to the server", async (path) => {
    expect(await visit(path)).toBeNull();
    expect(await need(path)).toBeNull();
    expect(shelf.has(`${HOME}${path}`)).toBe(false);
  });

  test("leaves what is sent, and what lies elsewhere, alone", async () => {
    expect(await need("assets/main-1.js", "POST")).toBeNull();
    expect(await happens("fetch", { url: "https://table.example/other/ABCD", method: "GET", mode: "navigate" })).toBeNull();
  });

  test("without a server and without a page there is none", async () => {
    shelf.clear();
    server = null;
    expect((await visit(""))?.type).toBe("error");
  });
});
