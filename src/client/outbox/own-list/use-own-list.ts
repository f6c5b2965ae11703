import type { Answer } from "#contract/call.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";
import { pageSender } from "../sending/page-sender.ts";
import { unsentRows, type UnsentRow } from "../state/unsent-rows.ts";
import { ownRows, type OwnRows } from "./own-rows.ts";

/** A call for one's own rows, as `useApiQuery` returns it. */
interface ListCall<Row> {
  data: Answer<{ data: Row[]; count: number }> | undefined;
  error: Error | undefined;
  mutate: () => Promise<unknown>;
}

/** One's rooms or requests as the server has them, and all that it does not have yet. */
export interface OwnList<Row> extends OwnRows<Row> {
  /** The server has answered, or a saved answer is shown, and the phone's store has been read. */
  isComplete: boolean;
  /** Of all that the server has, also beyond the page that is shown; null while it is not known. */
  count: number | null;
  /** When the shown answer was given, epoch milliseconds, where it is not live; else null. */
  savedAt: number | null;
  /** Why there is no answer at all. */
  error: Error | null;
  again: () => void;
}

/** Joins the server's rows with what is on the phone. */
export function useOwnList<Row extends { id: string }>(
  kind: DraftKind,
  owner: string,
  { data, error, mutate }: ListCall<Row>,
): OwnList<Row> {
  // Where the phone keeps nothing there is nothing unsent either.
  const unsent = useDraftsQuery(() => unsentNow(owner).catch(() => []), owner);
  // A request stands in one place of the list; in which one is known when the phone's store has been read.
  const rows = kind === "request" && unsent === undefined ? [] : (data?.data.data ?? []);
  return {
    ...ownRows(kind, rows, unsent ?? []),
    isComplete: data !== undefined && unsent !== undefined,
    count: data?.data.count ?? null,
    savedAt: data?.savedAt ?? null,
    error: data === undefined ? (error ?? null) : null,
    again: () => void mutate(),
  };
}

async function unsentNow(owner: string): Promise<UnsentRow[]> {
  return unsentRows(await outboxOf(owner), { holder: pageSender.holder, now: Date.now() });
}
