import type { OutboxEntry, Receipt, ReportChange } from "#offline/drafts/outbox-entry.ts";
import { shownState, type ShownState } from "#offline/outbox/entries/entry-state.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";
import { pageSender } from "../../outbox/sending/page-sender.ts";
import { useNow } from "../../outbox/state/use-now.ts";

/** A report of this phone, sent or not. */
export interface ReportHere {
  id: string;
  owner: string;
  /** Of what was reported. */
  title: string;
  /** When it was written, or has arrived, by the phone's clock, epoch milliseconds. */
  at: number;
  state: ShownState;
  /** Null before it has arrived. */
  number: string | null;
  /** Its place in the outbox; null once it has arrived. */
  seq: number | null;
}

/** The reports of an owner that this phone knows, the newest first, live; undefined until they have been read. */
export function useReportsHere(owner: string): ReportHere[] | undefined {
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => null), `reports ${owner}`);
  const now = useNow();
  if (outbox === undefined) return undefined;
  if (outbox === null) return [];
  const { entries, receipts, lease, pause } = outbox;
  const waiting = entries.filter(isReport).map((entry): ReportHere => {
    const state = shownState({ entry, draft: undefined, lease, pause, holder: pageSender.holder, now });
    const { change, queuedAt: at, seq } = entry;
    return { id: change.id, owner, title: change.title, at, state, number: null, seq };
  });
  return [...waiting.toReversed(), ...receipts.filter(isOfReport).map(arrived)];
}

/** One of them. */
export function useQueuedReport(owner: string, id: string): ReportHere | undefined {
  return useReportsHere(owner)?.find((report) => report.id === id);
}

function isReport(entry: OutboxEntry): entry is OutboxEntry<ReportChange> {
  return entry.change.type === "report";
}

function isOfReport({ kind }: Receipt): boolean {
  return kind === "report";
}

function arrived({ entityId, owner, title, at, reportNumber }: Receipt): ReportHere {
  return { id: entityId ?? "", owner, title, at, state: { name: "done" }, number: reportNumber ?? null, seq: null };
}
