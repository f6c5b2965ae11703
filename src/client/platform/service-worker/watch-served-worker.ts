import { WORKER_IS_OFF, WORKER_SWITCH_HEADER } from "#contract/worker-switch.ts";

const HOUR_MS = 60 * 60 * 1000;
const SCRIPT = /^(text|application)\/javascript\b/;

/** `off`: this installation has no worker, by its operator's will. `unknown`: no answer, or somebody else's. */
export type ServedWorker = "served" | "off" | "unknown";

/**
 * Looks for the server's worker: now, every hour while the page is in sight, and when it comes back into sight after
 * more than an hour.
 * @param found Takes what there is; awaited before anything else is looked for.
 */
export function watchForNewWorker(found: (worker: ServedWorker) => Promise<void>): void {
  let lastCheck = 0;
  const check = async () => {
    // Either way: a phone whose clock was put back must not wait for it to catch up.
    const isRecent = Math.abs(Date.now() - lastCheck) < HOUR_MS;
    if (isRecent || document.visibilityState === "hidden") return;
    lastCheck = Date.now();
    // The network may go away between the two: then there is nothing new, and the next check comes by itself.
    await found(await servedWorker()).catch(() => undefined);
  };
  void check();
  setInterval(() => void check(), HOUR_MS);
  document.addEventListener("visibilitychange", () => void check());
}

/**
 * What the server gives as its worker. A captive portal or a broken deployment must not get near the one that works.
 * Headers are enough: the worker's bytes are not paid for twice.
 */
async function servedWorker(): Promise<ServedWorker> {
  try {
    const { status, redirected, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    const isScript = status === 200 && !redirected && SCRIPT.test(headers.get("content-type") ?? "");
    if (!isScript) return "unknown";
    return headers.get(WORKER_SWITCH_HEADER) === WORKER_IS_OFF ? "off" : "served";
  } catch {
    // No network: the next check comes by itself.
    return "unknown";
  }
}
