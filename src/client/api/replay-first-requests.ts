import { answerKindOf, canonicalPath } from "#offline/cache/answers/answer-kind.ts";
import { accessToken } from "./credentials/session.ts";

/**
 * Repeats the searches that this page has made without the worker, so that they pass through it: one visit is enough to
 * start with saved results. A request that is still under way when the worker takes over is repeated once it is answered.
 * The HTTP cache may answer.
 */
export function replayFirstRequests(): void {
  const takenOverAt = performance.now();
  const repeated = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    const before = list.getEntries().filter(({ startTime }) => startTime < takenOverAt);
    for (const { name } of before) {
      if (repeated.has(name) || answerKindOf(canonicalPath(new URL(name))) === null) continue;
      repeated.add(name);
      repeat(name);
    }
  });
  // Buffered: what has ended before comes first.
  observer.observe({ type: "resource", buffered: true });
}

// Fire and forget: offline there is nothing to cache.
function repeat(url: string): void {
  const token = accessToken.peek();
  const headers = { accept: "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  fetch(url, { cache: "force-cache", headers }).catch(() => undefined);
}
