import { mutate } from "swr";
import type { Answer } from "#contract/call.ts";
import { pathOf } from "#contract/call.ts";
import { routes } from "#contract/routes.ts";
import type { Receipt } from "#offline/outbox/entry.ts";
import { outdateAnswers } from "#offline/outdate-answers.ts";

/**
 * Has everything asked again that shows what the server has just carried out: at once where it is on the screen, else
 * when it is opened next.
 */
export async function refreshLists(receipt: Receipt): Promise<void> {
  const outdated = new Set(pathsAbout(receipt));
  await outdateAnswers(receipt.owner, [...outdated]);
  await mutate<Answer<unknown>>((key) => typeof key === "string" && outdated.has(pathIn(key, receipt.owner)), aged, {
    revalidate: true,
  });
}

function pathsAbout({ kind, entityId }: Receipt): string[] {
  if (kind === "profile" || entityId === null) return [routes.readOwnUser.path];
  if (kind === "listing") return [routes.listOwnListings.path, pathOf("readListing", { id: entityId })];
  return [routes.listTenantRequests.path, pathOf("readTenantRequest", { id: entityId })];
}

/** The path of a key of useFresh, without its query. */
function pathIn(key: string, owner: string): string {
  return key.startsWith(`${owner} `) ? (key.slice(owner.length + 1).split("?")[0] ?? "") : "";
}

// Shown until the new one is there, and never taken for fresh.
function aged(answer: Answer<unknown> | undefined): Answer<unknown> | undefined {
  return answer && { ...answer, fetchedAt: 0 };
}
