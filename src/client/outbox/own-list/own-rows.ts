import type { DraftKind } from "#offline/drafts/draft.ts";
import { goesByItself } from "#offline/outbox/entries/entry-state.ts";
import type { UnsentRow } from "../state/unsent-rows.ts";

export interface OwnRows<Row> {
  /** On top of the list: rows with unsent changes. */
  waiting: UnsentRow[];
  /** Below: the rows as the server has them, with what was chosen in this list. */
  posted: Row[];
  /** By id: each row's unsent changes. */
  unsent: ReadonlyMap<string, UnsentRow>;
  /** By id: what of each row was chosen in this list and has not been sent. */
  choices: ReadonlyMap<string, UnsentRow>;
}

/**
 * One's rooms or requests in the order of their list. A room with unsent changes is listed twice, since others still
 * see the old version, and one with a pending deletion, or with what was chosen in this list, is marked in place. A room that
 * is being posted is listed once, and so is a request.
 */
export function ownRows<Row extends { id: string }>(
  kind: DraftKind,
  rows: readonly Row[],
  allUnsent: readonly UnsentRow[],
): OwnRows<Row> {
  const listed = new Set(rows.map(({ id }) => id));
  const isOfKind = (row: UnsentRow) => row.kind === kind && !(kind === "listing" && isPostedNow(row, listed));
  const ofKind = allUnsent.filter((row) => isOfKind(row) && row.choice === undefined);
  const unsent = byId(ofKind);
  const choices = byId(allUnsent.filter((row) => isOfKind(row) && row.choice !== undefined));
  if (kind === "request") return { waiting: ofKind, posted: rows.filter(({ id }) => !unsent.has(id)), unsent, choices };
  return {
    waiting: ofKind.filter(({ intent, id }) => intent !== "delete" || !listed.has(id)),
    posted: rows.map((row) => ({ ...row, ...choices.get(row.id)?.choice })),
    unsent,
    choices,
  };
}

/** Whether the server has a new room whose entry this device has not yet removed: the two are read in turn. */
function isPostedNow({ id, entry, state }: UnsentRow, listed: ReadonlySet<string>): boolean {
  return entry?.change.type === "create" && goesByItself(state) && listed.has(id);
}

function byId(rows: readonly UnsentRow[]): Map<string, UnsentRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
