/** Keeps the screen on while one sits at a table, where the browser can. */

/** Returns the way to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  // The lock is lost whenever the page is hidden.
  const onVisible = (): void => void ask();
  document.addEventListener("visibilitychange", onVisible);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", onVisible);
    void lock?.release().catch(() => undefined);
  };
}
