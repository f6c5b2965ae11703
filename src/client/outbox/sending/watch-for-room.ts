import { liveQuery } from "dexie";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";

/** How often the browser is asked how much room there is, while the phone is full. */
const ASKED_EVERY_MS = 2000;

/** Bytes. Less comes and goes by itself, as the browser tidies its files. */
const ROOM = 256 * 1024;

/**
 * Watches a full phone, and calls back once there is room again: a draft or a photo was removed here, in any tab, or the
 * browser reports more free bytes than before.
 * @returns Ends it.
 */
export function watchForRoom(onRoom: () => void): () => void {
  let leastFree = Infinity;
  let leastRows = Infinity;
  let isOver = false;
  const asking = setInterval(() => void lookAtFree(), ASKED_EVERY_MS);
  const rows = liveQuery(countRows).subscribe({ next: noteRows, error: () => undefined });
  void lookAtFree();
  return end;

  async function lookAtFree(): Promise<void> {
    const free = await freeBytes();
    if (free === null) return;
    if (free >= leastFree + ROOM) tell();
    leastFree = Math.min(leastFree, free);
  }

  // The browser may take long to count removed bytes as free.
  function noteRows(count: number): void {
    if (count < leastRows && leastRows !== Infinity) tell();
    leastRows = Math.min(leastRows, count);
  }

  function tell(): void {
    if (isOver) return;
    end();
    onRoom();
  }

  function end(): void {
    isOver = true;
    clearInterval(asking);
    rows.unsubscribe();
  }
}

async function countRows(): Promise<number> {
  const { drafts, photos } = draftsDatabase();
  return (await drafts.count()) + (await photos.count());
}

/** Null where the browser does not tell. */
async function freeBytes(): Promise<number | null> {
  if (!("storage" in navigator)) return null;
  const { quota, usage } = await navigator.storage.estimate().catch(() => ({ quota: undefined, usage: undefined }));
  return quota === undefined || usage === undefined ? null : quota - usage;
}

/** Whether something unsent waits for room, though the store works: a single photo was too large for it, say. */
export async function waitsForRoom(): Promise<boolean> {
  const entries = draftsDatabase().outbox.filter(
    ({ state }) => state.name === "waiting" && state.reason === "phone-full",
  );
  return (await entries.count()) > 0;
}
