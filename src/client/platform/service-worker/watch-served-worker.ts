import { WORKER_IS_OFF, WORKER_SWITCH_HEADER } from "#contract/worker-switch.ts";
import { HOUR_MS } from "#domain/durations.ts";

/** After a check that came to nothing: ms until each of the next, before they come hourly again. */
const SOONER_MS = [5000, 60_000, 600_000];
const SCRIPT = /^(text|application)\/javascript\b/;

/** `off`: this installation's operator has switched the worker off. `unknown`: no answer, or another server's. */
export type ServedWorker = "served" | "off" | "unknown";

/**
 * Checks the server's worker: now, every hour while the page is visible, and when it becomes visible after more than an
 * hour; sooner where the server did not answer or the result could not be put to use.
 * @param found Takes the result; awaited before the next check. Rejects to have it asked for again.
 */
export function watchForNewWorker(found: (worker: ServedWorker) => Promise<void>): void {
  let lastCheck = 0;
  let failures = 0;
  const check = async () => {
    // Absolute difference: a phone whose clock was put back must not wait for it to catch up.
    const isRecent = Math.abs(Date.now() - lastCheck) < HOUR_MS;
    if (isRecent || document.visibilityState === "hidden") return;
    lastCheck = Date.now();
    const worker = await servedWorker();
    const isPutToUse = await found(worker).then(
      () => worker !== "unknown",
      () => false,
    );
    if (isPutToUse) failures = 0;
    else checkSooner();
  };
  const checkSooner = () => {
    const pause = SOONER_MS[failures];
    failures += 1;
    if (pause === undefined) return;
    setTimeout(() => {
      lastCheck = 0;
      void check();
    }, pause);
  };
  void check();
  setInterval(() => void check(), HOUR_MS);
  document.addEventListener("visibilitychange", () => void check());
}

/**
 * What the server serves as its worker. A captive portal or a broken deployment must not replace a working one. A
 * request for the headers is enough: the worker is not downloaded twice.
 */
async function servedWorker(): Promise<ServedWorker> {
  try {
    const { status, redirected, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    const isScript = status === 200 && !redirected && SCRIPT.test(headers.get("content-type") ?? "");
    if (!isScript) return "unknown";
    return headers.get(WORKER_SWITCH_HEADER) === WORKER_IS_OFF ? "off" : "served";
  } catch {
    // Offline: the next check tries again.
    return "unknown";
  }
}
