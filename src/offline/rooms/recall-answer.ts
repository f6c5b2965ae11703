import { routes } from "#contract/routes.ts";
import { isTooOld } from "../cache/answers/answer-bounds.ts";
import { cacheDatabase } from "../cache/cache-database.ts";
import { readClockOffset } from "../cache/clock-offset.ts";
import { roomIdOf } from "../cache/answers/answer-kind.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { pinnedRoom } from "../viewings/pinned-room.ts";

export interface SavedBody {
  /** JSON text. */
  body: string;
  /** The server's clock when it answered, epoch milliseconds. */
  fetchedAt: number;
}

/**
 * What this owner's phone remembers of a call, and marks it as used; null when nothing is there or it is older than
 * seven days. Also answers the reading of one room from the rooms that were opened or are kept for a viewing.
 * @param path As `pathOf` writes it.
 */
export async function recallBody(owner: string, path: string): Promise<SavedBody | null> {
  return readOrDefault(async () => (await recallRemembered(owner, path)) ?? (await recallRoom(owner, path)), null);
}

/** The same with the body read as JSON. */
export async function recallAnswer(owner: string, path: string): Promise<{ data: unknown; fetchedAt: number } | null> {
  const saved = await recallBody(owner, path);
  return saved && { data: JSON.parse(saved.body) as unknown, fetchedAt: saved.fetchedAt };
}

async function recallRemembered(owner: string, path: string): Promise<SavedBody | null> {
  const db = cacheDatabase();
  return db.transaction("rw", db.answers, db.bodies, db.facts, async () => {
    const now = Date.now() + (await readClockOffset());
    const [row, body] = await Promise.all([db.answers.get([owner, path]), db.bodies.get([owner, path])]);
    if (row === undefined || body === undefined || isTooOld(row, now)) return null;
    await db.answers.put({ ...row, lastUsedAt: now });
    return { body: body.body, fetchedAt: row.fetchedAt };
  });
}

// A room's own call, and the list call by which visitors without an account open one.
async function recallRoom(owner: string, path: string): Promise<SavedBody | null> {
  const [pathname, query] = path.split("?", 2);
  const listed = pathname === routes.listOpenListings.path ? new URLSearchParams(query).get("id") : null;
  const id = roomIdOf(path) ?? listed;
  if (id === null) return null;
  const room = (await cacheDatabase().rooms.get([owner, id])) ?? (await pinnedRoom(owner, id));
  if (room === undefined) return null;
  const answer = listed === null ? room.listing : { data: [room.listing], count: 1 };
  return { body: JSON.stringify(answer), fetchedAt: room.fetchedAt };
}
