import { isUnnoted } from "#domain/viewings/viewing.ts";
import { isShown, presentViewing, type SavedViewing } from "./saved-viewing.ts";
import { viewingsDatabase } from "./viewings-database.ts";

/** A room that this owner has saved for a viewing, or undefined. Other owners' rows are never read (A-44). */
export async function viewingOf(owner: string, id: string): Promise<SavedViewing | undefined> {
  const row = await viewingsDatabase().viewings.get([owner, id]);
  return isShown(row) ? presentViewing(row) : undefined;
}

/** All rooms that an owner has saved for a viewing, saved last first. */
export async function viewingsOf(owner: string): Promise<SavedViewing[]> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  const shown = rows.filter(isShown).toSorted((a, b) => b.savedAt - a.savedAt);
  return Promise.all(shown.map(presentViewing));
}

/** The rooms that an owner has saved for a viewing, by their ids, and whether anything has been noted about each. */
export async function savedRoomsOf(owner: string): Promise<ReadonlyMap<string, { isNoted: boolean }>> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  return new Map(rows.filter(isShown).map(({ id, content }) => [id, { isNoted: !isUnnoted(content) }]));
}
