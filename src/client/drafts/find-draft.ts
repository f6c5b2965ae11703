import type { Draft, DraftKind, RowOf } from "#offline/drafts/draft.ts";
import { draftOf, draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import { readOrDefault } from "#offline/databases/storage-errors.ts";
import { storeReady } from "./store/store-ready.ts";

/** The id in the address of a form before its first input. */
export const NEW_DRAFT = "new";

interface Wanted<Kind extends DraftKind> {
  owner: string;
  kind: Kind;
  /** Id of a draft or of the server's row, which are the same; or NEW_DRAFT. */
  id: string;
  /** Initial values of a new form. */
  blank: Draft["typed"];
  /** The server's row of that id; null where there is none, undefined while that is not known. */
  row: RowOf[Kind] | null | undefined;
  typedOf: (row: RowOf[Kind]) => Draft["typed"];
}

/** Finds the draft for a form: the stored one, one that edits the server's row, or a new one. */
export async function findDraft<Kind extends DraftKind>(wanted: Wanted<Kind>): Promise<Draft<Kind> | null | undefined> {
  const { owner, kind, id, blank, row, typedOf } = wanted;
  await storeReady();
  if (id === NEW_DRAFT) return newDraft({ owner, kind, typed: blank });
  // Where storage is blocked there are no drafts either.
  const kept = await readOrDefault(() => draftOf(owner, id), undefined);
  if (kept?.kind === kind) return kept as Draft<Kind>;
  return row && draftOfRow({ owner, kind, typed: typedOf(row) }, row);
}
