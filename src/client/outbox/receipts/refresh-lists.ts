import { mutate } from "swr";
import type { Answer } from "#contract/call.ts";
import type { Receipt } from "#offline/outbox/entries/entry.ts";
import { pathsInvalidatedBy } from "#offline/outbox/entries/invalidated-paths.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";

/** Invalidates all queries that a processed entry affects: refetched at once if mounted, else on the next mount. */
export async function refreshLists(receipt: Receipt): Promise<void> {
  const outdated = new Set(pathsInvalidatedBy(receipt));
  await invalidateCache(receipt.owner, [...outdated]);
  await mutate<Answer<unknown>>((key) => typeof key === "string" && outdated.has(pathIn(key, receipt.owner)), aged, {
    revalidate: true,
  });
}

/** The path in a key of useApiQuery, without its query. */
function pathIn(key: string, owner: string): string {
  return key.startsWith(`${owner} `) ? (key.slice(owner.length + 1).split("?")[0] ?? "") : "";
}

// Shown until the new one is there, and never treated as fresh.
function aged(answer: Answer<unknown> | undefined): Answer<unknown> | undefined {
  return answer && { ...answer, fetchedAt: 0 };
}
