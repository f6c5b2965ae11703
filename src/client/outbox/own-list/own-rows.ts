import type { DraftKind } from "#offline/drafts/draft.ts";
import type { UnsentRow } from "../state/unsent-rows.ts";

export interface OwnRows<Row> {
  /** On top of the list: rows with unsent changes. */
  waiting: UnsentRow[];
  /** Below: the rows as the server has them. */
  posted: Row[];
  /** By id: each row's unsent changes. */
  unsent: ReadonlyMap<string, UnsentRow>;
}

/**
 * One's rooms or requests in the order of their list. A room with unsent changes is listed twice, since others still
 * see the old version, and one with a pending deletion is marked in place. A request is listed once.
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
