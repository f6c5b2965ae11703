import type { Draft, DraftKind, RowOf } from "#offline/drafts/draft.ts";
import { draftOf, draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import { readOrDefault } from "#offline/databases/storage-errors.ts";
import { storeReady } from "./store/store-ready.ts";

/** The id in the address of a form in which nothing has been typed yet. */
export const NEW_DRAFT = "new";

interface Wanted<Kind extends DraftKind> {
  owner: string;
  kind: Kind;
  /** Of a draft or of a row of the server, which are the same; or NEW_DRAFT. */
  id: string;
  /** What stands in a new form. */
  blank: Draft["typed"];
  /** The server's row of that id; null where there is none, undefined while that is not known. */
  row: RowOf[Kind] | null | undefined;
  typedOf: (row: RowOf[Kind]) => Draft["typed"];
}

/** The draft that a form is to show: the one on the phone, one that edits the server's row, or a new one. */
export async function findDraft<Kind extends DraftKind>(wanted: Wanted<Kind>): Promise<Draft<Kind> | null | undefined> {
  const { owner, kind, id, blank, row, typedOf } = wanted;
  await storeReady();
  if (id === NEW_DRAFT) return newDraft({ owner, kind, typed: blank });
  // Where the phone keeps nothing there are no drafts either.
  const kept = await readOrDefault(() => draftOf(owner, id), undefined);
  if (kept?.kind === kind) return kept as Draft<Kind>;
  return row && draftOfRow({ owner, kind, typed: typedOf(row) }, row);
}
