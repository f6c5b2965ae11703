import { useEffect, useState } from "react";
import type { Receipt } from "#offline/outbox/entry.ts";
import { outboxOf } from "#offline/outbox/outbox-of.ts";
import { pageSender } from "../posting/page-sender.ts";
import { unsentRows, type UnsentRow } from "../posting/unsent-rows.ts";
import { useLive } from "../posting/use-live.ts";

/** How soon it shows that a sender has died: its lease says so, and nothing else changes. */
const LOOK_AGAIN_MS = 5000;

/** A reader's outbox as it is now; undefined until it has been read, `blocked` where the phone's store can't be. */
export function useOutbox(owner: string): { rows: UnsentRow[]; receipts: Receipt[] } | "blocked" | undefined {
  const outbox = useLive(() => outboxOf(owner).catch(() => "blocked" as const), owner);
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
