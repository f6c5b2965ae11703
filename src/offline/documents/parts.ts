import type { Kind } from "./kind.ts";
import {
  FORMAT,
  type Content,
  type DocumentRow,
  type KindName,
  type Kinds,
  type Outgoing,
  type Wanted,
} from "./row.ts";

/** When something is done, and the order that it gets. */
export interface Occasion {
  /** The phone's clock, epoch milliseconds. */
  now: number;
  order: number;
}

/** A document that neither this phone nor the server has yet. */
export function fresh<K extends KindName>(
  kind: K,
  { owner, id, beside }: { owner: string; id: string; beside: Kinds[K]["beside"] },
): DocumentRow<K> {
  const nothing = { base: null, version: null, wanted: null, removed: null, ended: null } as const;
  return { owner, kind, id, format: FORMAT, ...nothing, beside, revision: 0, unsent: 0 };
}

/** The content as it is shown; null where the document was removed, or is not there. */
export function shown<K extends KindName>(row: DocumentRow<K>): Content<K> | null {
  return row.removed === null ? contentOf(row) : null;
}

/** The same of a document that was removed and can still be brought back. */
export function contentOf<K extends KindName>({ wanted, base }: DocumentRow<K>): Content<K> | null {
  return wanted?.content ?? base;
}

/** The last version that is known of a document, also where the server may have been told that it is removed. */
export function lastVersion({ version, wanted, ended }: DocumentRow): string | null {
  return version ?? wanted?.removedVersion ?? ended?.version ?? null;
}

/** The contents that left since the base was confirmed: the server may have any of them. */
export function sentOf<K extends KindName>({ wanted }: DocumentRow<K>): readonly Content<K>[] {
  return wanted?.sent ?? [];
}

export function outgoing(revision: number, { now, order }: Occasion): Outgoing {
  return { order, since: now, revision, state: { name: "queued" }, failures: 0, turn: 0 };
}

/** Every write ends with it. */
export function derive<K extends KindName>(row: DocumentRow<K>): DocumentRow<K> {
  const unsent = isUnsent(row) ? 1 : 0;
  return row.unsent === unsent ? row : { ...row, unsent };
}

function isUnsent<K extends KindName>(row: DocumentRow<K>): boolean {
  const { removed, base, wanted } = row;
  if (removed === null) return wanted !== null;
  // The server has not to hear of the end of a document that it never had.
  return base !== null || sentOf(row).length > 0;
}

/**
 * The row with a content that the server is to have; with none to send where the server has just that for certain.
 * The part keeps its place in the order.
 */
export function wish<K extends KindName>(
  kind: Kind<K>,
  row: DocumentRow<K>,
  content: Content<K>,
  at: Occasion,
): DocumentRow<K> {
  const revision = row.revision + 1;
  const { base, version } = row;
  const isThere = base !== null && version !== null && sentOf(row).length === 0 && kind.isSame(content, base);
  if (isThere) return { ...row, wanted: null, revision };
  const known: Wanted<Content<K>> = row.wanted ?? { ...outgoing(revision, at), content, sent: [] };
  const state = known.state.name === "needs-fix" ? ({ name: "queued" } as const) : known.state;
  return { ...row, wanted: { ...known, content, since: at.now, revision, state }, revision };
}

/** With a base that is certain, nothing else that has left can arrive: the server refuses what began with an older version. */
export function onCertainBase<C>(wanted: Wanted<C>): Wanted<C> {
  const { lost: _, removedVersion: __, ...others } = wanted;
  return { ...others, sent: [] };
}
