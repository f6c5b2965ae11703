import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { changeSearch, noteSeen, removeSearch, saveSearch } from "#offline/searches/store/saved-searches.ts";
import { changeSettings } from "#offline/searches/sync/sync-settings.ts";
import { editOpinion } from "#offline/viewings/shared-lists.ts";
import { documentsOf } from "#offline/database/live.ts";
import { unsentWorkHere } from "#offline/database/documents-here.ts";
import { contentOf } from "#offline/documents/parts.ts";
import { unsyncedSearches } from "../../offline/searches/unsynced-searches.ts";

/** Runs inside the page, beside the app and on the same store: writes as its screens do, and tells what the store has. */

/** @returns Its id. */
export function keep(owner: string, name: string, city: string): Promise<string> {
  const told = { alert: "off", by_push: true, by_mail: true } as const;
  return saveSearch(owner, { name, criteria: { mode: "filter", city }, ...told }, Date.now());
}

export function rename(owner: string, id: string, name: string): Promise<void> {
  return changeSearch(owner, id, { name });
}

export { removeSearch as remove };

export function look(owner: string, id: string, at: number): Promise<void> {
  return noteSeen(owner, id, at);
}

/** Turns quiet hours off. */
export function turnQuietOff(owner: string): Promise<void> {
  return changeSettings(owner, { quiet_from: null, quiet_until: null });
}

/** Says something of a room of a shared list. */
export function say(owner: string, token: string, room: string, note: string): Promise<void> {
  return editOpinion(owner, token, ({ name, votes, notes }) => ({
    name,
    votes: { ...votes, [room]: "up" },
    notes: { ...notes, [room]: note },
  }));
}

/** What the phone has of an owner, and how much of it their account has not. */
export async function stored(owner: string) {
  const searches = await searchesDatabase().searches.where("owner").equals(owner).toArray();
  const lists = await documentsOf(owner, "opinion");
  return {
    searches: searches.map(({ id, content, isRefused, seenThere }) => ({
      id,
      name: content.name,
      isRefused,
      seenThere: seenThere === null ? null : Date.parse(seenThere),
    })),
    quietFrom: (await searchesDatabase().settings.get(owner))?.settings.quiet_from,
    lists: lists.map((row) => ({ token: row.id, notes: contentOf(row)?.notes ?? {}, isDirty: row.unsent === 1 })),
    unsent: (await unsyncedSearches(owner)) + (await unsentWorkHere(owner)),
  };
}
