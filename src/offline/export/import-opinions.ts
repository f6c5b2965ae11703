import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import type { SharedListRow } from "../viewings/shared-lists/shared-list-row.ts";
import { viewingsDatabase } from "../viewings/store/viewings-database.ts";
import { writeViewing } from "../viewings/store/write-viewing.ts";
import type { ExportedOpinion, OpinionsExport } from "./export-opinions.ts";

/**
 * Takes copied votes and notes in, all of them or none; the next sync sends them. What is said here already is brought together with
 * them, room by room.
 * @returns How many lists they are about.
 * @throws PhoneFullError
 */
export async function importOpinions({ owner, opinions }: OpinionsExport): Promise<number> {
  const { sharedLists } = viewingsDatabase();
  await writeViewing(() =>
    viewingsDatabase().transaction("rw", sharedLists, async () => {
      for (const opinion of opinions) {
        const known = await sharedLists.get([owner, opinion.token]);
        await sharedLists.put(known === undefined ? asNew(owner, opinion) : broughtTogether(known, opinion));
      }
    }),
  );
  return opinions.length;
}

/** The rooms come with the next exchange. */
function asNew(owner: string, { token, content, base, name }: ExportedOpinion): SharedListRow {
  const view = { name, is_owner: false, rooms: [], opinions: [], own: base };
  return { owner, token, view, fetchedAt: 0, content, base, isDirty: true, revision: 1 };
}

/** A copy may be older than what the phone has: only what was said since it parted from the account comes in. */
function broughtTogether(known: SharedListRow, { content, base }: ExportedOpinion): SharedListRow {
  const merged = mergeOpinions(base?.content ?? null, known.content, content);
  return { ...known, content: merged, isDirty: true, revision: known.revision + 1 };
}
