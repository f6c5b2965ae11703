import { isUnnoted, type ViewingContent } from "#domain/viewings/viewing.ts";
import { changingHere } from "../database/changing-here.ts";
import { changeDocument, editDocument, removeDocument } from "../documents/change.ts";
import { remove } from "../documents/edit.ts";
import { shown } from "../documents/parts.ts";
import { viewing } from "../kinds/viewing.ts";

/**
 * Edits what is noted about a room, starting from the stored row: another tab, or a merge with another phone, may have changed
 * it since the caller read it.
 * @param change Pure: it may be called again.
 * @throws DocumentGoneError, PhoneFullError
 */
export function editViewing(
  owner: string,
  id: string,
  change: (content: ViewingContent) => ViewingContent,
): Promise<void> {
  return editDocument(changingHere(viewing, owner, id), change);
}

/**
 * Removes a room from an owner's viewings, with the notes and photos. The removal is sent when there is a network,
 * unless the server never had the viewing; until then saving the room again restores all of it.
 * @throws PhoneFullError
 */
export function removeFromViewings(owner: string, id: string): Promise<void> {
  return removeDocument(changingHere(viewing, owner, id));
}

/**
 * The same for a room about which nothing has been noted, not even in another tab a moment ago.
 * @returns Whether it is removed; false where something has been noted.
 * @throws PhoneFullError
 */
export async function removeUnnoted(owner: string, id: string): Promise<boolean> {
  let isRemoved = true;
  await changeDocument(changingHere(viewing, owner, id), undefined, (row, at) => {
    const content = shown(row);
    isRemoved = content === null || isUnnoted(content);
    return isRemoved ? remove(row, at) : row;
  });
  return isRemoved;
}
