import { isUnnoted } from "#domain/viewings/viewing.ts";
import { documentOf, documentsOf } from "../database/live.ts";
import { shown } from "../documents/parts.ts";
import { isShown, presentViewing, type RoomedRow, type SavedViewing } from "./saved-viewing.ts";

/** A room that this owner has saved for a viewing, or undefined. Other owners' rows are never read (A-44). */
export async function viewingOf(owner: string, id: string): Promise<SavedViewing | undefined> {
  const row = await documentOf(owner, "viewing", id);
  return isShown(row) ? presentViewing(row) : undefined;
}

/** All rooms that an owner has saved for a viewing, saved last first. */
export async function viewingsOf(owner: string): Promise<SavedViewing[]> {
  const rows = (await shownRows(owner)).toSorted((a, b) => b.beside.savedAt - a.beside.savedAt);
  return Promise.all(rows.map(presentViewing));
}

/** The rooms that an owner has saved for a viewing, by their ids, and whether anything has been noted about each. */
export async function savedRoomsOf(owner: string): Promise<ReadonlyMap<string, { isNoted: boolean }>> {
  return new Map((await shownRows(owner)).map((row) => [row.id, { isNoted: !isUnnoted(shown(row)!) }]));
}

/** The same rows as they are stored. */
export async function shownRows(owner: string): Promise<RoomedRow[]> {
  return (await documentsOf(owner, "viewing")).filter(isShown);
}
