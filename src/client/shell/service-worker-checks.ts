const HOUR_MS = 60 * 60 * 1000;
const SCRIPT = /^(text|application)\/javascript\b/;

/**
 * Looks for a new worker: now, every hour while the page is in sight, and when it comes back into sight after more
 * than an hour.
 * @param update Makes the browser compare its worker with the server's.
 */
export function watchForNewWorker(update: () => Promise<void>): void {
  let lastCheck = 0;
  const check = async () => {
    // Either way: a phone whose clock was put back must not wait for it to catch up.
    const isRecent = Math.abs(Date.now() - lastCheck) < HOUR_MS;
    if (isRecent || document.visibilityState === "hidden") return;
    lastCheck = Date.now();
    // The network may go away between the two: then there is nothing new, and the next check comes by itself.
    if (await isWorkerServed()) await update().catch(() => undefined);
  };
  void check();
  setInterval(() => void check(), HOUR_MS);
  document.addEventListener("visibilitychange", () => void check());
}

/**
 * Whether the server has a worker to give. A captive portal or a broken deployment must not get near the one that
 * works. Headers are enough: the worker's bytes are not paid for twice.
 */
async function isWorkerServed(): Promise<boolean> {
  try {
    const { status, redirected, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    return status === 200 && !redirected && SCRIPT.test(headers.get("content-type") ?? "");
  } catch {
    // No network: the next check comes by itself.
    return false;
  }
}
