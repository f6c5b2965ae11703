import { documentsOf, unsentDocuments } from "#offline/database/live.ts";
import { contentOf } from "#offline/documents/parts.ts";
import { changeSettings, settingsOf } from "#offline/searches/notification-settings.ts";
import { changeSearch, noteSeen, removeSearch, saveSearch } from "#offline/searches/saved-searches.ts";
import { editOpinion } from "#offline/viewings/shared-lists.ts";

/** Runs inside the page, beside the app and on the same store: writes as its screens do, and tells what the store has. */

/** @returns Its id. */
export function keep(owner: string, name: string, city: string): Promise<string> {
  const told = { alert: "off", by_push: true, by_mail: true } as const;
  return saveSearch(owner, { name, criteria: { mode: "filter", city }, ...told }, Date.now());
}

export function rename(owner: string, id: string, name: string): Promise<void> {
  return changeSearch(owner, id, { name });
}

/** Is to be told of what a search finds. */
export function tell(owner: string, id: string): Promise<void> {
  return changeSearch(owner, id, { alert: "daily" });
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
  const searches = await documentsOf(owner, "search");
  const lists = await documentsOf(owner, "opinion");
  return {
    searches: searches.flatMap((row) => {
      const content = contentOf(row);
      if (content === null) return [];
      const seenThere = row.base === null ? null : Date.parse(row.base.seen_at);
      return [{ id: row.id, name: content.name, isRefused: row.wanted?.state.name === "needs-fix", seenThere }];
    }),
    quietFrom: (await settingsOf(owner))?.settings.quiet_from,
    lists: lists.map((row) => ({ token: row.id, notes: contentOf(row)?.notes ?? {}, isDirty: row.unsent === 1 })),
    unsent: (await unsentDocuments(owner)).length,
  };
}
