import { emptyOpinion, type Opinion } from "#domain/shared-lists/shared-list.ts";
import { changingHere } from "../database/changing-here.ts";
import { dexieStore } from "../database/dexie-store.ts";
import { documentOf } from "../database/live.ts";
import { changeDocument } from "../documents/change.ts";
import { edit, restore } from "../documents/edit.ts";
import { DOCUMENT_TABLES, keep, keepMet, occasion } from "../documents/keep.ts";
import type { Ask, ListedDocument } from "../documents/kind.ts";
import { shown } from "../documents/parts.ts";
import { kindNamed } from "../documents/process.ts";
import { metListed } from "../documents/pull.ts";
import type { DocumentRow, PartState, SharedRooms } from "../documents/row.ts";
import type { WriteTx } from "../documents/store.ts";
import { opinion, readSharedList } from "../kinds/opinion.ts";
import { ANONYMOUS } from "../session/owner-of.ts";

const KIND = kindNamed({ kinds: { opinion } }, "opinion")!;

/** Lists of one reader that a phone keeps: those that were fetched longest ago go, but for what is unsent. */
const MOST_KEPT = 10;

/** A shared list that a user has opened on this phone, with what they think of its rooms. */
export interface SharedListHere extends SharedRooms {
  /** The reader's id, or that of visitors: other users of this phone can't see it. */
  owner: string;
  /** The end of its address. */
  token: string;
  /** The reader's own opinion, as it is on this phone. */
  content: Opinion;
  /** The version of it that the server is known to have; null for none. */
  version: string | null;
  isUnsent: boolean;
  /** Whether the last try to send it has failed. */
  isHeldUp: boolean;
}

/** A list that this reader has opened here, or undefined. */
export async function sharedListHere(owner: string, token: string): Promise<SharedListHere | undefined> {
  const row = await documentOf(owner, "opinion", token);
  if (row === undefined) return undefined;
  const { beside, version, unsent, wanted } = row;
  const isHeldUp = wanted !== null && HELD_UP.has(wanted.state.name);
  return { owner, token, ...beside, content: shown(row) ?? emptyOpinion, version, isUnsent: unsent === 1, isHeldUp };
}

const HELD_UP: ReadonlySet<PartState["name"]> = new Set(["waiting", "needs-login", "needs-fix"]);

/** Changes the reader's own opinion of a list's rooms; the next sync sends it. @throws PhoneFullError */
export async function editOpinion(owner: string, token: string, change: (content: Opinion) => Opinion): Promise<void> {
  if ((await documentOf(owner, "opinion", token)) === undefined) return;
  await changeDocument(changingHere(opinion, owner, token), undefined, (row, at) =>
    edit(opinion, restore(opinion, row, at), change, at),
  );
}

/**
 * Reads a list with everybody's opinions, and merges the reader's own where another device of theirs has written.
 * @returns False where the link leads nowhere any more: then nothing of it stays.
 * @throws Like `ServerApi.call`; PhoneFullError.
 */
export async function readListHere(ask: Ask, owner: string, token: string): Promise<boolean> {
  const read = await readSharedList(ask, token);
  await dexieStore.write(DOCUMENT_TABLES, async (tx) => {
    if (read === null) return keep(tx, KIND, { owner, kind: "opinion", id: token }, null);
    await takeIn(tx, owner, read);
    await forgetOldest(tx, owner);
  });
  return read !== null;
}

/**
 * Sends the reader's own opinion at once, where the page is being left and has no time for its store. The next sync sends the same
 * again, which changes nothing. @param ask Its request outlives the page. @throws Like `ServerApi.call`; PhoneFullError.
 */
export async function sendWhenLeft(ask: Ask, list: SharedListHere | undefined): Promise<void> {
  if (list === undefined || !list.isUnsent || list.owner === ANONYMOUS) return;
  const { token: id, content, version } = list;
  await Promise.all([opinion.put(ask, { id, version }, content), noteLeft(list)]);
}

/** The account may have it from now on, whatever is written after it. */
function noteLeft({ owner, token, content }: SharedListHere): Promise<void> {
  return changeDocument(changingHere(opinion, owner, token), undefined, (row) => {
    const { wanted } = row;
    return wanted === null ? row : { ...row, wanted: { ...wanted, sent: [...wanted.sent, content] } };
  });
}

async function takeIn(tx: WriteTx, owner: string, read: ListedDocument<"opinion">): Promise<void> {
  const row = await tx.get("documents", [owner, "opinion", read.id]);
  const at = await occasion(tx, Date.now());
  const next = metListed(row, read, { owner, at: read.beside.fetchedAt, kind: KIND, ...at });
  if (next !== null) await keepMet(tx, KIND, { owner, kind: "opinion", id: read.id }, next);
}

async function forgetOldest(tx: WriteTx, owner: string): Promise<void> {
  const rows = (await tx.all("documents", "kind", [owner, "opinion"])) as readonly DocumentRow<"opinion">[];
  const oldest = rows.toSorted((a, b) => b.beside.fetchedAt - a.beside.fetchedAt).slice(MOST_KEPT);
  for (const { id } of oldest.filter(({ unsent }) => unsent === 0))
    await keep(tx, KIND, { owner, kind: "opinion", id }, null);
}
