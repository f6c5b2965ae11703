import { draftsDatabase } from "../../drafts/drafts-database.ts";
import type { PhotoRefusal } from "../../drafts/draft.ts";
import { writeDraft } from "../../drafts/write-draft.ts";
import { endsEarly } from "../../transport/backoff.ts";
import { endPause } from "../../transport/host-pause.ts";
import type { EntryState, OutboxEntry } from "../../drafts/outbox-entry.ts";
import { ownersSentFor } from "./take-next.ts";

/**
 * Requeues waiting entries for an immediate retry: the network is back, the app is in the foreground again, or the user
 * asks for it. Times that the server named are respected (A12), and the moment in which a report can be undone, except at the user's own wish (S12). What waited for a
 * login goes, too: its owner is signed in, and the phone may have been too full to note it then (A13, S3).
 * @param owner Who is signed in.
 */
export async function wake(owner: string, { atUsersWish = false } = {}): Promise<void> {
  const db = draftsDatabase();
  const isOverNow = (state: EntryState) => state.name === "waiting" && (atUsersWish || endsEarly(state));
  const woken = async () => {
    await endPause(db.pauses, { atUsersWish });
    await requeue(owner, ({ state }) => isForLogin(state) || isOverNow(state));
  };
  await writeDraft(() => db.transaction("rw", db.outbox, db.pauses, woken));
}

/** Requeues the entries that waited for the owner's login (A13). */
export async function wakeAfterLogin(owner: string): Promise<void> {
  const db = draftsDatabase();
  const woken = () => requeue(owner, ({ state }) => isForLogin(state));
  await writeDraft(() => db.transaction("rw", db.outbox, woken));
}

function isForLogin({ name }: EntryState): boolean {
  return name === "needs-login";
}

/** Requeues one parked or waiting entry when the user asks for it. */
export async function retry(owner: string, seq: number): Promise<void> {
  const db = draftsDatabase();
  const retried = async () => {
    const entry = await db.outbox.get(seq);
    if (entry?.owner !== owner || entry.state.name === "sending") return;
    if (entry.state.name === "needs-fix") await storeAgain(entry.state.photos);
    await db.outbox.put(queued(entry));
    await endPause(db.pauses, { atUsersWish: true });
  };
  await writeDraft(() => db.transaction("rw", db.outbox, db.photos, db.pauses, retried));
}

const TRIED_AGAIN: ReadonlySet<PhotoRefusal> = new Set(["too-large", "unreadable", "too-many-pixels"]);

// A refused photo is sent again; one whose bytes are gone stays refused.
async function storeAgain(uuids: readonly string[]): Promise<void> {
  const { photos } = draftsDatabase();
  for (const photo of await photos.bulkGet([...uuids])) {
    if (photo?.refusal != null && TRIED_AGAIN.has(photo.refusal)) {
      await photos.update(photo.uuid, { state: "stored", refusal: null });
    }
  }
}

async function requeue(owner: string, which: (entry: OutboxEntry) => boolean): Promise<void> {
  const { outbox } = draftsDatabase();
  const entries = await outbox.where("owner").anyOf(ownersSentFor(owner)).filter(which).toArray();
  await outbox.bulkPut(entries.map(queued));
}

function queued(entry: OutboxEntry): OutboxEntry {
  return { ...entry, failures: 0, state: { name: "queued" } };
}
