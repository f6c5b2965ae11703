import type { DraftKind } from "#offline/drafts/draft.ts";
import type { UnsentRow } from "../state/unsent-rows.ts";

export interface OwnRows<Row> {
  /** On top of the list: what the server does not have as its owner wants it. */
  waiting: UnsentRow[];
  /** Below: as the server has them. */
  posted: Row[];
  /** By id: what of each row the server does not have yet. */
  unsent: ReadonlyMap<string, UnsentRow>;
}

/**
 * One's rooms or requests in the order of their list. A room that is being changed stands in it twice, since others
 * still see it as it was, and one that is to go is marked where it stands. A request stands in it once.
 */
export function ownRows<Row extends { id: string }>(
  kind: DraftKind,
  rows: readonly Row[],
  allUnsent: readonly UnsentRow[],
): OwnRows<Row> {
  const ofKind = allUnsent.filter((row) => row.kind === kind);
  const unsent = new Map(ofKind.map((row) => [row.id, row]));
  if (kind === "request") return { waiting: ofKind, posted: rows.filter(({ id }) => !unsent.has(id)), unsent };
  const listed = new Set(rows.map(({ id }) => id));
  return {
    waiting: ofKind.filter(({ intent, id }) => intent !== "delete" || !listed.has(id)),
    posted: [...rows],
    unsent,
  };
}
