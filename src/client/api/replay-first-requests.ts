import { answerKindOf, canonicalPath } from "#offline/cache/answers/answer-kind.ts";
import { accessToken } from "./credentials/session.ts";

/**
 * Makes what this page has asked before the worker was there pass through it once, so that one visit is enough to
 * start with saved results. The HTTP cache answers where it may.
 */
export function replayFirstRequests(): void {
  const token = accessToken.peek();
  const headers = { accept: "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const urls = asked.filter((url) => answerKindOf(canonicalPath(url)) !== null).map(({ href }) => href);
  for (const url of new Set(urls)) {
    // Fire and forget: without a network there is nothing to remember.
    fetch(url, { cache: "force-cache", headers }).catch(() => undefined);
  }
}
