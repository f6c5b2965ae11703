import { useEffect } from "react";
import type { Answer } from "#contract/call.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { outboxOf, type Outbox } from "#offline/outbox/entries/outbox-of.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";
import { loadDraftsSync } from "../account-drafts/load-drafts-sync.ts";
import { useIsSlow } from "../../platform/use-is-slow.ts";
import { pageSender } from "../sending/page-sender.ts";
import { unsentRows } from "../state/unsent-rows.ts";
import { useNow } from "../state/use-now.ts";
import { ownRows, type OwnRows } from "./own-rows.ts";
import { useAskedAgain } from "./use-asked-again.ts";

/** A call for one's own rows, as `useApiQuery` returns it. */
interface ListCall<Row> {
  data: Answer<{ data: Row[]; count: number }> | undefined;
  error: Error | undefined;
  mutate: () => Promise<unknown>;
}

/** One's rooms or requests on the server, and the unsent changes. */
export interface OwnList<Row> extends OwnRows<Row> {
  /** The server has answered, or a cached answer is shown, and the store has been read. */
  isComplete: boolean;
  /** The server's rows are there, and the store has not been read yet. */
  isStoreAwaited: boolean;
  /** The total on the server, beyond the shown page too; null while unknown. */
  count: number | null;
  /** The time of a cached answer, epoch milliseconds; null for a live one. */
  savedAt: number | null;
  /** What was sent lately, newest first. */
  receipts: readonly Receipt[];
  /** Why there is no answer at all. */
  error: Error | null;
  again: () => void;
}

/** Joins the server's rows with the store. */
export function useOwnList<Row extends { id: string }>(
  kind: DraftKind,
  owner: string,
  { data, error, mutate }: ListCall<Row>,
): OwnList<Row> {
  // Another device may have drafts, where this one never had any.
  useEffect(() => loadDraftsSync(), []);
  // Where storage is blocked nothing is unsent either.
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => NOTHING), owner);
  useAskedAgain(kind, owner, data);
  const now = useNow();
  const unsent = outbox && unsentRows(outbox, { holder: pageSender.holder, now });
  const isStoreSilent = useIsSlow(unsent === undefined ? "store" : null);
  // A request is listed once; its place is known when the store has been read, if that ever answers (E2).
  const isPlaced = kind !== "request" || unsent !== undefined || isStoreSilent;
  const rows = isPlaced ? (data?.data.data ?? []) : [];
  return {
    ...ownRows(kind, rows, unsent ?? []),
    isComplete: data !== undefined && unsent !== undefined,
    isStoreAwaited: data !== undefined && unsent === undefined,
    count: data?.data.count ?? null,
    savedAt: data?.savedAt ?? null,
    receipts: outbox?.receipts ?? [],
    error: data === undefined ? (error ?? null) : null,
    again: () => void mutate(),
  };
}

const NOTHING: Outbox = { drafts: [], entries: [], receipts: [], lease: undefined, pause: undefined };
