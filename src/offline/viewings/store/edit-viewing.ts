import type { ViewingContent } from "#domain/viewings/viewing.ts";
import { dropOwnPhotos } from "./remove-from-viewings.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import { isShown, presentViewing, type RoomedRow, type SavedViewing } from "./saved-viewing.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { ViewingGoneError, writeViewing } from "./write-viewing.ts";

/**
 * Edits a viewing's content, starting from the stored row: another tab, or a merge with another phone, may have changed
 * it since the caller read it.
 * @param change Pure: it may be called again.
 * @throws ViewingGoneError, PhoneFullError
 */
export async function editViewing(
  owner: string,
  id: string,
  change: (content: ViewingContent) => ViewingContent,
): Promise<SavedViewing> {
  const db = viewingsDatabase();
  const row = await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, () => changeContent(owner, id, change)),
  );
  return presentViewing(row);
}

/** The same inside a transaction that includes `viewings`, `photos` and `photoBytes`. */
export async function changeContent(
  owner: string,
  id: string,
  change: (content: ViewingContent) => ViewingContent,
): Promise<RoomedRow> {
  const row = await viewingsDatabase().viewings.get([owner, id]);
  if (!isShown(row)) throw new ViewingGoneError("No such viewing on this phone");
  const content = change(row.content);
  if (isSameContent(content, row.content)) return row;
  const changed = { ...row, content, isDirty: true, isRefused: false, revision: row.revision + 1 };
  await viewingsDatabase().viewings.put(changed);
  await dropOwnPhotos(
    owner,
    id,
    content.photos.map(({ uuid }) => uuid),
  );
  return changed;
}
