import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { pageSender } from "../../../outbox/sending/page-sender.ts";
import { unsentRows, type UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { useDraftsQuery } from "../../../drafts/store/use-drafts-query.ts";
import { ownRows } from "./own-rows.ts";

/** One's requests as the server has them (PR-602: one's own only). */
export function usePostedRequests() {
  return useApiQuery("listTenantRequests", { query: { show_all: false, skip: 0, limit: DEFAULT_PAGE_SIZE } });
}

/** One's requests: those that the server has, and on top what it does not have yet. */
export function useOwnRequests(owner: string) {
  const { data, error, mutate } = usePostedRequests();
  // Where the phone keeps nothing there is nothing unsent either.
  const unsent = useDraftsQuery(() => unsentNow(owner).catch(() => []), owner);
  const page = data?.data;
  return {
    /** Undefined until the phone's store has answered. */
    rows: unsent && ownRows(page?.data ?? [], unsent),
    /** Of all that the server has, also beyond the list's limit; null while it is not known. */
    count: page?.count ?? null,
    savedAt: data?.savedAt ?? null,
    error: error ?? null,
    again: () => void mutate(),
  };
}

async function unsentNow(owner: string): Promise<UnsentRow[]> {
  return unsentRows(await outboxOf(owner), { holder: pageSender.holder, now: Date.now() });
}
