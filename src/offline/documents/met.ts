import type { Kind, Theirs } from "./kind.ts";
import { contentOf, derive, lastVersion, onCertainBase, outgoing, sentOf, wish, type Occasion } from "./parts.ts";
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
  const known = lastVersion(row);
  const isOlder = known !== null && isEarlier(theirs.version, known);
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
  const lost = row.wanted?.lost ?? row.base;
  const { row: next, ...others } = sentAgain(onBase(row, theirs), contentOf(row) ?? theirs.content, meeting);
  if (lost === null || !next?.wanted) return { row: next, ...others };
  return { row: { ...next, wanted: { ...next.wanted, lost } }, ...others };
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
  const isOurs = [row.base, contentOf(row), ...sentOf(row)].some(
    (ours) => ours !== null && kind.isSame(ours, theirs.content),
  );
  return isOurs ? onBase(row, theirs) : merged({ ...row, removed: null }, theirs, meeting);
}

function merged<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>, meeting: Meeting<K>): DocumentRow<K> {
  if (row.wanted === null) return { ...onBase(row, theirs), revision: row.revision + 1 };
  const { kind } = meeting;
  return wish(kind, onBase(row, theirs), mergedContent(row, theirs.content, kind), meeting);
}

/**
 * The content with theirs. The edits here began with what has left and is in theirs; else with the base. Of what the server had lost
 * of that, whoever has written since has the later word.
 */
function mergedContent<K extends KindName>(row: DocumentRow<K>, theirs: Content<K>, kind: Kind<K>): Content<K> {
  const { merge } = kind;
  const { content, lost } = row.wanted!;
  const sent = sentIn(row, theirs, kind);
  if (sent !== null || lost === undefined) return merge(sent ?? row.base, content, theirs);
  return merge(lost, content, merge(row.base, theirs, lost));
}

/** Of what has left the last whose changes are all in theirs, by themselves or with what other devices have made of it. */
function sentIn<K extends KindName>(
  row: DocumentRow<K>,
  theirs: Content<K>,
  { isSame, merge }: Kind<K>,
): Content<K> | null {
  const later = (last: Content<K> | null, sent: Content<K>) =>
    isSame(merge(last ?? row.base, sent, theirs), theirs) ? sent : last;
  return sentOf(row).reduce(later, null);
}

function onBase<K extends KindName>(row: DocumentRow<K>, theirs: Theirs<K>): DocumentRow<K> {
  const { content, version, isRemoved } = theirs;
  // A trace has no content: an empty one is to be sent, too.
  const wanted = row.wanted === null ? null : onCertainBase(row.wanted);
  return { ...row, wanted, base: isRemoved ? null : content, version };
}
