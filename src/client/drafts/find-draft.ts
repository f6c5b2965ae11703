import type { Draft, DraftKind, RowOf } from "#offline/drafts/draft.ts";
import { draftOf, draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import { recallAccountEmail } from "#offline/cache/account-email.ts";
import { readOrDefault } from "#offline/databases/storage-errors.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { within } from "#domain/within.ts";
import { unsavedNewDraft, unsavedSession } from "./left-unsaved.ts";
import { storeReady } from "./store/store-ready.ts";

/** The id in the address of a form before its first input. */
export const NEW_DRAFT = "new";

interface Wanted<Kind extends DraftKind> {
  owner: string;
  kind: Kind;
  /** Id of a draft or of the server's row, which are the same; or NEW_DRAFT. */
  id: string;
  /** The account's address where the server has told it in this visit. */
  email: string | undefined;
  /** Initial values of a new form. */
  blank: (email: string | undefined) => Draft["typed"];
  /** The server's row of that id; null where there is none, undefined while that is not known. */
  row: RowOf[Kind] | null | undefined;
  typedOf: (row: RowOf[Kind]) => Draft["typed"];
}

/**
 * Finds the draft for a form: the stored one, one that edits the server's row, or a new one. A new one needs nothing of
 * the store, and does not wait long for it (E2). What was left unsaved goes on as it was (W2).
 * @returns Null where there is none; undefined while the server's row is not known.
 */
export async function findDraft<Kind extends DraftKind>(wanted: Wanted<Kind>): Promise<Draft<Kind> | null | undefined> {
  const { owner, kind, id, email, blank, row, typedOf } = wanted;
  const left = id === NEW_DRAFT ? unsavedNewDraft(owner, kind) : (unsavedSession(id)?.draft.peek() as Draft<Kind>);
  if (left !== undefined) return left;
  if (id === NEW_DRAFT) {
    await within(STORE_PATIENCE_MS, storeReady(), undefined);
    return newDraft({ owner, kind, typed: blank(email ?? (await recallAccountEmail(owner))) });
  }
  await storeReady();
  // Where storage is blocked there are no drafts either.
  const kept = await readOrDefault(() => draftOf(owner, id), undefined);
  if (kept?.kind === kind) return kept as Draft<Kind>;
  return row && draftOfRow({ owner, kind, typed: typedOf(row) }, row);
}
