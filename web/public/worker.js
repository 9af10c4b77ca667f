// Keeps the page itself, so that it opens at once, and even while the server is away. What the server's API says is never kept.
const SHELF = "garabato";
const HOME = self.registration.scope;
/** The door, the rooms and the big screens: one page for all of them. */
const PAGE = /^((r|tv)\/)?([A-Za-z]{4})?$/;

self.addEventListener("install", (event) => event.waitUntil(fetch(HOME).then(keep).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(HOME)) return;
  const path = new URL(url).pathname.slice(new URL(HOME).pathname.length);
  if (path.startsWith("assets/")) event.respondWith(kept(event.request));
  else if (mode === "navigate" && PAGE.test(path)) event.respondWith(fresh(event));
});

/** A file whose name changes whenever it does: asked for once. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const known = await shelf.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The server's page as long as there is a server, else the last one. */
async function fresh(event) {
  const answer = await fetch(event.request).catch(() => null);
  if (answer === null) return (await (await caches.open(SHELF)).match(HOME)) ?? Response.error();
  if (answer.ok) event.waitUntil(keep(answer.clone()));
  return answer;
}

/** Keep a page and what it begins with; with a new page everything of the old one goes. */
async function keep(answer) {
  const shelf = await caches.open(SHELF);
  const [page, old] = [await answer.clone().text(), await shelf.match(HOME)];
  if (!answer.ok || page === (await old?.text())) return;
  for (const request of await shelf.keys()) await shelf.delete(request);
  await shelf.put(HOME, answer);
  await shelf.addAll(Array.from(page.matchAll(/assets\/[^"]+/g), ([path]) => HOME + path));
}
