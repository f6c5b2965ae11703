import { mutate } from "swr";
import type { Answer } from "#contract/call.ts";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { pathsInvalidatedBy } from "#offline/outbox/entries/invalidated-paths.ts";
import { within } from "#domain/within.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { readCachedResponse } from "../../api/response-cache.ts";

/**
 * Invalidates all queries that a processed entry affects: refetched at once if mounted, else on the next mount. Until the
 * answer is there they show the phone's copy, into which the sender has put what was sent (E6).
 */
export function refreshLists(receipt: Receipt): Promise<void> {
  return refreshPaths(receipt.owner, pathsInvalidatedBy(receipt));
}

/** The same for calls by their paths, without queries. */
export async function refreshPaths(owner: string, calls: readonly string[]): Promise<void> {
  const outdated = new Set(calls);
  await within(STORE_PATIENCE_MS, invalidateCache(owner, [...outdated]), undefined);
  const paths: string[] = [];
  await mutate((key) => {
    const path = typeof key === "string" && key.startsWith(`${owner} `) ? key.slice(owner.length + 1) : "";
    if (outdated.has(path.split("?")[0] ?? "")) paths.push(path);
    return false;
  });
  await Promise.all(
    paths.map((path) =>
      mutate<Answer<unknown>>(`${owner} ${path}`, async (shown) => amended(owner, path, shown), { revalidate: true }),
    ),
  );
}

// Shown until the new one is there, and never treated as fresh.
async function amended(
  owner: string,
  path: string,
  shown: Answer<unknown> | undefined,
): Promise<Answer<unknown> | undefined> {
  if (shown === undefined) return undefined;
  const kept = await readCachedResponse<unknown>(owner, path);
  return { ...shown, data: kept?.data ?? shown.data, fetchedAt: 0 };
}
