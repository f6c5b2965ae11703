import type { Kind } from "./kind.ts";
import { contentOf, derive, lastVersion, outgoing, shown, wish, type Occasion } from "./parts.ts";
import type { Content, DocumentRow, KindName } from "./row.ts";

/** The document is not on this phone: another tab or device may have removed it. */
export class DocumentGoneError extends Error {
  override readonly name = "DocumentGoneError";
}

/** There are as many as there may be: documents of a kind, or photos of a document. */
export class DocumentLimitError extends Error {
  override readonly name = "DocumentLimitError";
}

/**
 * Changes a document's content, starting from the stored row: another tab, or a merge with another device, may have
 * changed it since the caller read it.
 * @throws DocumentGoneError; whatever `change` throws.
 */
export function edit<K extends KindName>(
  kind: Kind<K>,
  row: DocumentRow<K>,
  change: (content: Content<K>) => Content<K>,
  at: Occasion,
): DocumentRow<K> {
  const before = shown(row);
  if (before === null) throw new DocumentGoneError(`No such ${kind.name} on this phone`);
  const content = change(before);
  return kind.isSame(content, before) ? row : derive(wish(kind, row, content, at));
}

/** Removes a document. An unsent content stays in the row until the server has heard, for `restore`. */
export function remove<K extends KindName>(row: DocumentRow<K>, at: Occasion): DocumentRow<K> {
  if (shown(row) === null) return row;
  const revision = row.revision + 1;
  return derive({ ...row, removed: { ...outgoing(revision, at), hasLeft: false }, revision });
}

/** Makes a document that is not there, or brings back one that was removed with all that it had. */
export function restore<K extends KindName>(kind: Kind<K>, row: DocumentRow<K>, at: Occasion): DocumentRow<K> {
  if (shown(row) !== null) return row;
  const content = contentOf(row) ?? kind.empty;
  const back = { ...row, removed: null, ended: null };
  if (row.removed?.hasLeft !== true) return derive(wish(kind, back, content, at));
  // The server may have heard of the removal: a version that is null has all of it sent, whatever it has.
  const next = wish(kind, { ...back, version: null }, content, at);
  const removedVersion = lastVersion(row);
  if (removedVersion === null) return derive(next);
  return derive({ ...next, wanted: { ...next.wanted!, removedVersion } });
}
