import type { Kind, Theirs } from "./kind.ts";
import { contentOf, derive, outgoing, sentOf, wish, type Occasion } from "./parts.ts";
import type { Content, DocumentRow, KindName } from "./row.ts";

/** A document after it has met the server's. */
export interface Met<K extends KindName> {
  /** Null: it is gone on both sides. */
  row: DocumentRow<K> | null;
  /** Whether the server has lost the photos that this phone has sent: they go again. */
  arePhotosLost: boolean;
}

export interface Meeting<K extends KindName> extends Occasion {
  kind: Kind<K>;
}

/**
 * Brings a document in step with the server's, wherever that comes from: a list, an answer or a refusal. No edit of either
 * side is lost, and an edit wins over a removal, on whichever side.
 */
export function met<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): Met<K> {
  const isOlder = row.version !== null && isEarlier(theirs.version, row.version);
  // The order is part of the rule. A known version undoes no removal. An older content or trace comes from a restored server,
  // and is no news.
  if (theirs.version === row.version) return kept(row);
  if (row.ended !== null) return kept(afterEnd(row, theirs, meeting));
  if (isOlder && row.removed === null) return again(row, theirs, meeting);
  if (isOlder && !theirs.isRemoved) return kept(onBase(row, theirs));
  if (theirs.isRemoved) return outlivesRemoval(row, meeting.kind) ? again(row, theirs, meeting) : GONE;
  if (row.removed !== null) return kept(metRemoved(row, theirs, meeting));
  return kept(merged(row, theirs, meeting));
}

/** The server does not know a document any more that it knew: it was restored from an older backup (S14). */
export function lost<K extends KindName>(row: DocumentRow<K>, meeting: Meeting<K>): Met<K> {
  const content = contentOf(row);
  if (row.removed !== null || content === null) return GONE;
  return sentAgain({ ...row, version: null }, content, meeting);
}

function isEarlier(version: string, than: string): boolean {
  return Date.parse(version) < Date.parse(than);
}

const GONE = { row: null, arePhotosLost: false } as const;

function kept<K extends KindName>(row: DocumentRow<K>): Met<K> {
  return { row: derive(row), arePhotosLost: false };
}

/** Whether what was written here is put over the trace of what another device has removed. */
function outlivesRemoval<K extends KindName>(
  { removed, wanted, base, version }: DocumentRow<K>,
  kind: Kind<K>,
): boolean {
  if (removed !== null || wanted === null) return false;
  // A document that is new, brought back or lost there is sent with any content.
  if (base === null || version === null) return true;
  return kind.outlivesRemoval?.(wanted.content, base) ?? true;
}

/** The server has less than this phone has seen, or nothing: it gets all of it, over what it has. */
function again<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): Met<K> {
  return sentAgain(onBase(row, theirs), contentOf(row) ?? theirs.content, meeting);
}

/** It names all its photos, also those that the server may have lost: what nothing names any more, a device that has it deletes. */
function sentAgain<K extends KindName>(row: DocumentRow<K>, content: Content<K>, { kind, ...at }: Meeting<K>): Met<K> {
  return { row: derive(wish(kind, row, content, at)), arePhotosLost: true };
}

/** A removal of which the server was told: a restored one has it again and is told once more, a later version is another device's. */
function afterEnd<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): DocumentRow<K> {
  if (theirs.isRemoved || row.ended === null) return row;
  const { content: base, version } = theirs;
  const back = { ...row, base, version, ended: null, revision: row.revision + 1 };
  const isLater = isEarlier(row.ended.version, theirs.version);
  return isLater ? back : { ...back, removed: { ...outgoing(back.revision, meeting), hasLeft: true } };
}

/**
 * The removal stands where the server has what was removed, from a try whose answer was lost. Else another device has written,
 * and it is back, with what was written here before.
 */
function metRemoved<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): DocumentRow<K> {
  const { kind } = meeting;
  if (kind.doesRemovalStand) return merged(row, theirs, meeting);
  const isOurs = [contentOf(row), ...sentOf(row)].some((ours) => ours !== null && kind.isSame(ours, theirs.content));
  return isOurs ? onBase(row, theirs) : merged({ ...row, removed: null }, theirs, meeting);
}

function merged<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): DocumentRow<K> {
  const { content: base } = theirs;
  const { kind } = meeting;
  if (row.wanted === null) return { ...onBase(row, theirs), revision: row.revision + 1 };
  const content = kind.merge(begunWith(row, base, kind), row.wanted.content, base);
  return wish(kind, onBase(row, theirs), content, meeting);
}

/**
 * What the edits here began with: of what has left the last whose changes are all in theirs, by themselves or with what other
 * devices have made of it; else what the server had before.
 */
function begunWith<K extends KindName>(
  row: DocumentRow<K>,
  theirs: Content<K>,
  { isSame, merge }: Kind<K>,
): Content<K> | null {
  const later = (begun: Content<K> | null, sent: Content<K>) =>
    isSame(merge(begun, sent, theirs), theirs) ? sent : begun;
  return sentOf(row).reduce(later, row.base);
}

function onBase<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>): DocumentRow<K> {
  const { content, version, isRemoved } = theirs;
  // A trace has no content: an empty one is to be sent, too.
  return { ...confirmed(row), base: isRemoved ? null : content, version };
}

/** With a base that is certain, nothing else that has left can arrive: the server refuses what began with an older version. */
function confirmed<K extends KindName>(row: DocumentRow<K>): DocumentRow<K> {
  return row.wanted === null ? row : { ...row, wanted: { ...row.wanted, sent: [] } };
}
