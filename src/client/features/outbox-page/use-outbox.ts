import { useEffect, useState } from "react";
import type { Receipt } from "#offline/outbox/entries/entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { pageSender } from "../../outbox/sending/page-sender.ts";
import { unsentRows, type UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** How soon it shows that a sender has died: its lease says so, and nothing else changes. */
const LOOK_AGAIN_MS = 5000;

/** A reader's outbox as it is now; undefined until it has been read, `blocked` where the phone's store can't be. */
export function useOutbox(owner: string): { rows: UnsentRow[]; receipts: Receipt[] } | "blocked" | undefined {
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => "blocked" as const), owner);
  const now = useNow();
  if (outbox === undefined || outbox === "blocked") return outbox;
  return { rows: unsentRows(outbox, { holder: pageSender.holder, now }), receipts: outbox.receipts };
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
