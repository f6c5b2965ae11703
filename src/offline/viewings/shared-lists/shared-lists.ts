import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import { emptyOpinion, type Opinion, type OwnOpinion, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";
import type { SharedListRow } from "./shared-list-row.ts";

/** Lists of one reader that a phone keeps: those that were fetched longest ago go, but for what is unsent. */
const MOST_KEPT = 10;

/** A list that this reader has opened here, or undefined. */
export function sharedListHere(owner: string, token: string): Promise<SharedListRow | undefined> {
  return viewingsDatabase().sharedLists.get([owner, token]);
}

/** The lists of which a reader has said something that is not sent yet. */
export async function unsentOpinions(owner: string): Promise<SharedListRow[]> {
  const rows = await viewingsDatabase().sharedLists.where("owner").equals(owner).toArray();
  return rows.filter(({ isDirty }) => isDirty);
}

/** Changes the reader's own opinion of a list's rooms; it is sent by the next exchange. @throws PhoneFullError */
export async function editOpinion(owner: string, token: string, change: (content: Opinion) => Opinion): Promise<void> {
  const table = viewingsDatabase().sharedLists;
  await writeViewing(() =>
    viewingsDatabase().transaction("rw", table, async () => {
      const row = await table.get([owner, token]);
      if (row === undefined) return;
      await table.put({ ...row, content: change(row.content), isDirty: true, revision: row.revision + 1 });
    }),
  );
}

/** Takes in a list as the server has it. An own opinion that another device has changed meanwhile is merged with this one's. */
export async function applyView(
  { owner, token }: Pick<SharedListRow, "owner" | "token">,
  view: SharedListView,
  fetchedAt: number,
): Promise<SharedListRow> {
  const table = viewingsDatabase().sharedLists;
  return writeViewing(() =>
    viewingsDatabase().transaction("rw", table, async () => {
      const row = await table.get([owner, token]);
      const next = { owner, token, view, fetchedAt, ...broughtTogether(row, view.own) };
      await table.put(next);
      await forgetOldest(owner);
      return next;
    }),
  );
}

type OwnState = Pick<SharedListRow, "content" | "base" | "isDirty" | "revision">;

function broughtTogether(row: SharedListRow | undefined, theirs: OwnOpinion | null): OwnState {
  if (row === undefined) return { content: theirs?.content ?? emptyOpinion, base: theirs, isDirty: false, revision: 0 };
  const { content, base, isDirty, revision } = row;
  // The server was restored from a backup that is older than what it has had: it gets that again.
  if (theirs === null) return { content, base: null, isDirty: isDirty || base !== null, revision };
  if (!isDirty) return { content: theirs.content, base: theirs, isDirty: false, revision };
  if (theirs.version === base?.version) return { content, base, isDirty, revision };
  return { content: mergeOpinions(base?.content ?? null, content, theirs.content), base: theirs, isDirty, revision };
}

/** Notes what the server has taken. What was changed while it was under way is still to be sent. */
export async function noteSent(sent: SharedListRow, own: OwnOpinion): Promise<void> {
  const table = viewingsDatabase().sharedLists;
  await viewingsDatabase().transaction("rw", table, async () => {
    const row = await table.get([sent.owner, sent.token]);
    if (row === undefined) return;
    const isChanged = row.revision !== sent.revision;
    const content = isChanged ? row.content : own.content;
    await table.put({ ...row, content, base: own, isDirty: isChanged });
  });
}

/** A link that was ended: nothing of it stays. */
export async function forgetSharedList(owner: string, token: string): Promise<void> {
  await viewingsDatabase().sharedLists.delete([owner, token]);
}

async function forgetOldest(owner: string): Promise<void> {
  const table = viewingsDatabase().sharedLists;
  const rows = await table.where("owner").equals(owner).toArray();
  const oldest = rows.toSorted((a, b) => b.fetchedAt - a.fetchedAt).slice(MOST_KEPT);
  await table.bulkDelete(oldest.filter(({ isDirty }) => !isDirty).map(({ token }): [string, string] => [owner, token]));
}
