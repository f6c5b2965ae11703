import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing, RemovedListing } from "#domain/listings/listing.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { addPhoto, removePhoto } from "#offline/drafts/draft-photos.ts";
import { sha256Of } from "#offline/databases/intact-bytes.ts";
import { draftOf, draftOfRow, inOrder, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { unsentDraftsMark } from "#offline/account-drafts/in-account.ts";
import { changeInList, choiceIn, dropChoice, type ListChoice } from "#offline/outbox/entries/change-in-list.ts";
import {
  deleteRow,
  discardDraft,
  type Discarded,
  postDraft,
  putBack,
  takeBack,
} from "#offline/outbox/entries/enqueue.ts";
import { entriesAbout, inTransaction } from "#offline/outbox/entries/entry-rows.ts";
import { choiceSubject } from "#offline/drafts/outbox-entry.ts";
import { loggedEvents } from "#offline/event-log/logged-events.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { giveUpDeleted, postAsNew, resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { restoreRoom } from "#offline/outbox/entries/restore-room.ts";
import { retry } from "#offline/outbox/sending/wake.ts";
import { fieldsIn, fieldsOf, pick, typedOf } from "../../../e2e/outbox/support/in-page.ts";

/**
 * Runs inside a page, beside the app and on the same store: does what forms, lists and sheets do when they are tapped,
 * and tells what came of it, as a form would say it.
 */

/** A photo as a file picker gives it. */
export interface Picked {
  name: string;
  /** Base64. */
  bytes: string;
}

/** What somebody does to a form before they post it or leave it. */
export interface Changes {
  fields: Partial<ListingFields>;
  add: Picked[];
  /** Places of photos to take out, in the order that the form shows. */
  without: number[];
  /** Whether the remaining photos are put in the reverse order. */
  reversed: boolean;
  post: boolean;
}

/** What stands in a form. */
export interface Form {
  fields: Record<string, unknown>;
  /** Uuids in display order. */
  photos: string[];
}

/** What a form says of that. `full`: the phone is full, and what it did keep is told; `stale`: changed elsewhere. */
export interface Done {
  said: "ok" | "full" | "stale" | "gone";
  id: string;
  /** What the draft holds now, as far as the form has been told that it is kept. */
  kept: Form | null;
  /** The fields that it showed when it was opened. */
  shown: Record<string, unknown>;
  /** The posted row that it is an edit of; null for a new room. */
  base: Form | null;
  /** The uuids of the photos that were added, in the order in which they were given; null for one that was refused. */
  added: (string | null)[];
  isPosted: boolean;
  /** Whether what was opened waited to be sent. */
  wasQueued?: boolean;
}

/** Begins something new. */
export async function write(owner: string, changes: Changes): Promise<Done> {
  const fields = fieldsOf(changes.fields);
  return apply(newDraft({ owner, kind: "listing", typed: typedOf(fields) }), changes);
}

/** Opens what was posted or is being written on this phone. */
export async function reopen(owner: string, id: string, changes: Changes): Promise<Done> {
  const wasQueued = (await draftOf(owner, id))?.status === "posted";
  const draft = await orFull(async () => (await takeBack(owner, id)) ?? (await draftOf(owner, id)));
  if (draft === "full") return { ...goneFor(id), said: "full" };
  return draft === undefined ? goneFor(id) : { ...(await apply(draft as Draft<"listing">, changes)), wasQueued };
}

/** Opens a room of the list, as the server has it. */
export async function edit(owner: string, row: Listing, changes: Changes): Promise<Done> {
  const draft = await draftOf(owner, row.id);
  if (draft !== undefined) return { ...goneFor(row.id), said: "stale" };
  return apply(draftOfRow({ owner, kind: "listing", typed: typedOf(pick(row)) }, row), changes);
}

/** Opens what waits, looks, and leaves. @returns Whether it was posted again. */
export async function look(owner: string, id: string): Promise<boolean | "full"> {
  return orFull(async () => {
    await takeBack(owner, id);
    return putBack(owner, id);
  });
}

export async function remove(owner: string, row: { id: string; title: string }): Promise<"done" | "full"> {
  return orFull(async () => {
    await deleteRow(owner, { kind: "listing", ...row });
    return "done" as const;
  });
}

/** Takes what waits back to its form. @returns Whether there was anything. */
export async function giveBack(owner: string, id: string): Promise<boolean | "full"> {
  return orFull(async () => (await takeBack(owner, id))?.status === "editing");
}

/** Throws away what is unsent of a room: `gone` where nothing is, `stays` where the row says that the server has it. */
export async function throwAway(owner: string, id: string): Promise<"gone" | "stays" | "full" | Discarded> {
  return orFull(async () => {
    const draft = await draftOf(owner, id);
    if (draft === undefined) return "gone";
    const outcome = await discardDraft(owner, id);
    return draft.base === null ? outcome : "stays";
  });
}

/** A room as the list shows it: as the server has it, with what was chosen here and waits. */
export async function shownInList(owner: string, row: Listing): Promise<Listing> {
  const entries = await entriesAbout(owner, choiceSubject("listing", row.id));
  return Object.assign({}, row, ...entries.map((entry) => choiceIn(entry)));
}

/** Chooses in the list. @returns The fields of which that leaves nothing to send, since the server has them so. */
export async function chooseInList(owner: string, seen: Listing, choice: ListChoice): Promise<string[] | "full"> {
  return orFull(() =>
    inTransaction(async () => {
      const last = (await entriesAbout(owner, choiceSubject("listing", seen.id))).at(-1);
      const base = last?.change.type === "update" && !last.mayHaveArrived ? (last.change.base as Listing) : undefined;
      await changeInList(owner, seen, choice);
      const names = Object.keys(choice) as (keyof ListChoice)[];
      return base === undefined ? [] : names.filter((name) => choice[name] === base[name]);
    }),
  );
}

/** Brings a deleted room back. @returns Whether it is queued. */
export async function bringBack(owner: string, room: RemovedListing): Promise<boolean | "full"> {
  return orFull(() => restoreRoom(owner, room));
}

/** Answers a conflict: takes the other side's value in the fields named, and the own one in the rest. */
export async function choose(owner: string, seq: number, theirs: string[]): Promise<void> {
  await resolveConflict(owner, seq, theirs as never[]);
}

export { dropChoice, giveUpDeleted, postAsNew, retry };

/** The store as it is. */
export async function stored(owner: string) {
  const { drafts, entries, lease } = await outboxOf(owner);
  const db = draftsDatabase();
  const photos = await db.photos.where("owner").equals(owner).toArray();
  const bytes = await db.photoBytes.where("owner").equals(owner).toArray();
  const hashes = new Map<string, string | null>();
  const copied = new Set(await db.postedBytes.where("owner").equals(owner).primaryKeys());
  for (const { uuid, original } of bytes) hashes.set(uuid, await sha256Of(original));
  return {
    drafts: drafts.map(({ id, status, photos: uuids, typed, otherVersionOf = null }) => ({
      id,
      status,
      typed,
      photos: uuids,
      otherVersionOf,
    })),
    entries: entries.map(({ seq, subject, change, state, mayHaveArrived, failures }) => ({
      seq,
      id: "id" in change ? change.id : subject,
      type: change.type,
      fields: "fields" in change ? change.fields : null,
      choice: choiceIn({ change }) ?? null,
      base: change.type === "update" ? change.base : null,
      state,
      mayHaveArrived,
      failures,
    })),
    photos: photos.map(({ uuid, draftId, state, refusal, sha256 }) => ({
      uuid,
      draftId,
      state,
      refusal,
      sha256,
      kept: hashes.get(uuid) ?? null,
      isCopied: copied.has(uuid),
    })),
    lease,
  };
}

/** The app asks the account for drafts that other devices have written, and sends it what this one has (A39). */
export async function exchangeDrafts(owner: string): Promise<void> {
  const rested = { pulledAt: 0, failures: 0, until: 0, reason: null, waits: {} };
  await draftsDatabase().draftSyncStates.where({ owner }).modify(rested);
  sendSoon();
}

/** Whether that is done. */
export async function areDraftsExchanged(owner: string): Promise<boolean> {
  const state = await draftsDatabase().draftSyncStates.get(owner);
  return (state?.pulledAt ?? 0) !== 0 && (await unsentDraftsMark(owner)) === "";
}

/** How a tab stands, for whoever looks for the cause of what is not sent. */
export async function standing(owner: string): Promise<string> {
  const db = draftsDatabase();
  const [mark, drafts, lease, pause, events] = await Promise.all([
    unsentDraftsMark(owner),
    db.draftSyncStates.get(owner),
    db.leases.toArray(),
    db.pauses.toArray(),
    loggedEvents(),
  ]);
  const locks = "locks" in navigator ? await navigator.locks.query() : null;
  const { onLine } = navigator;
  const now = Date.now();
  const last = events.toSorted((one, other) => other.seq - one.seq).slice(0, 20);
  return JSON.stringify({ now, onLine, page: document.visibilityState, mark, drafts, lease, pause, locks, last });
}

/** What the device knows and has noted of some drafts, for whoever looks for the cause of a finding. */
export async function knownOf(owner: string, ids: string[]): Promise<string[]> {
  const db = draftsDatabase();
  const isAsked = ({ id }: { id: string }) => ids.includes(id);
  const [drafts, syncs, copies, photos, events] = await Promise.all([
    db.drafts.where("owner").equals(owner).filter(isAsked).toArray(),
    db.draftSyncs.where("owner").equals(owner).filter(isAsked).toArray(),
    db.postedCopies.where("owner").equals(owner).filter(isAsked).toArray(),
    db.photos
      .where("owner")
      .equals(owner)
      .filter(({ uuid }) => ids.includes(uuid))
      .toArray(),
    loggedEvents(),
  ]);
  const about = events.filter(({ facts }) => ids.some((id) => id.startsWith(String(facts["id"] ?? "none"))));
  return [...drafts, ...syncs, ...copies, ...photos, ...about].map((known) => JSON.stringify(known));
}

export type Stored = Awaited<ReturnType<typeof stored>>;

async function apply(opened: Draft<"listing">, changes: Changes): Promise<Done> {
  let draft = opened;
  const shown = { ...fieldsOf(fieldsIn(opened)) };
  const base = baseOf(opened);
  const added: (string | null)[] = [];
  const isPosted = false;
  try {
    const fields = fieldsOf({ ...fieldsIn(draft), ...changes.fields });
    draft = await saveDraft({ ...draft, typed: typedOf(fields) });
    for (const uuid of changes.without.flatMap((at) => draft.photos[at] ?? []))
      draft = (await removePhoto(draft, uuid)) as typeof draft;
    for (const photo of changes.add) {
      try {
        draft = (await addPhoto(draft, fileOf(photo))) as typeof draft;
        added.push(draft.photos.at(-1)!);
      } catch (error) {
        if (nameOf(error) !== "PhoneFullError") throw error;
        added.push(null);
      }
    }
    if (changes.reversed) draft = await saveDraft({ ...draft, photos: draft.photos.toReversed() });
    if (changes.post) await postDraft(draft, fields);
    if (changes.post) sendSoon();
    return { said: "ok", id: draft.id, kept: keptOf(draft), shown, base, added, isPosted: changes.post };
  } catch (error) {
    const kept = draft.revision > opened.revision || opened.revision > 0 ? keptOf(draft) : null;
    if (nameOf(error) === "PhoneFullError") return { said: "full", id: draft.id, kept, shown, base, added, isPosted };
    if (nameOf(error) === "StaleDraftError") return { said: "stale", id: draft.id, kept, shown, base, added, isPosted };
    throw error;
  }
}

/** The app's own loop looks for something to send, as after its own posting. */
function sendSoon(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}

function keptOf(draft: Draft): Form {
  return { fields: { ...fieldsOf(fieldsIn(draft)) }, photos: draft.photos };
}

function baseOf({ base }: Draft<"listing">): Form | null {
  if (base === null) return null;
  return { fields: { ...base }, photos: inOrder(base).map(({ uuid }) => uuid) };
}

function goneFor(id: string): Done {
  return { said: "gone", id, kept: null, shown: {}, base: null, added: [], isPosted: false };
}

function fileOf({ name, bytes }: Picked): File {
  const buffer = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  return new File([buffer], name, { type: "image/jpeg" });
}

/** What is said of a phone that is full, where nothing of it was done then. */
async function orFull<T>(work: () => Promise<T>): Promise<T | "full"> {
  try {
    return await work();
  } catch (error) {
    if (nameOf(error) === "PhoneFullError") return "full";
    throw error;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
