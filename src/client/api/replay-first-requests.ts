import { answerKindOf, canonicalPath } from "#offline/cache/answers/answer-kind.ts";
import { accessToken } from "./credentials/session.ts";

/**
 * Repeats the requests that this page made before the worker took over, so that they pass through it: one visit is
 * enough to start with saved results. The HTTP cache may answer.
 */
export function replayFirstRequests(): void {
  const token = accessToken.peek();
  const headers = { accept: "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const urls = asked.filter((url) => answerKindOf(canonicalPath(url)) !== null).map(({ href }) => href);
  for (const url of new Set(urls)) {
    // Fire and forget: offline there is nothing to cache.
    fetch(url, { cache: "force-cache", headers }).catch(() => undefined);
  }
}
