import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { pageSender } from "../../outbox/sending/page-sender.ts";
import { unsentRows, type UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { useNow } from "../../outbox/state/use-now.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** A user's outbox, live; undefined until it has been read, `blocked` where the store can't be. */
export function useOutbox(owner: string): { rows: UnsentRow[]; receipts: Receipt[] } | "blocked" | undefined {
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => "blocked" as const), owner);
  const now = useNow();
  if (outbox === undefined || outbox === "blocked") return outbox;
  return { rows: unsentRows(outbox, { holder: pageSender.holder, now }), receipts: outbox.receipts };
}
