/** Keeps the page in the browser's drawer for the next time: it opens at once, and even while the server is away. */
import { BASE } from "./place";

/** Only a secure context has workers. What came before the worker did is asked for again: it lies in the browser's cache. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => {
    for (const { name } of performance.getEntriesByType("resource")) if (name.includes("/assets/")) void fetch(name).catch(() => undefined);
  });
  void serviceWorker.register(`${BASE}worker.js`).catch(() => undefined);
}
