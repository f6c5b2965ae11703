import type { Listing } from "#domain/listings/listing.ts";
import type { AnswerKind } from "../cache/answers/answer-kind.ts";
import { isTooOld } from "../cache/answers/answer-bounds.ts";
import { parseObject } from "../cache/answers/answer-facts.ts";
import { cacheDatabase } from "../cache/cache-database.ts";
import { DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { readClockOffset } from "../cache/clock-offset.ts";
import { hasCacheDatabase, hasDatabase } from "../databases/has-database.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { shownRows } from "../viewings/viewings-of.ts";

/** A room as this phone has it. */
export interface SavedRoom {
  listing: Listing;
  /** The server's clock when it answered with this room, epoch milliseconds. */
  fetchedAt: number;
}

/**
 * Every room that this phone has for an owner, each once, as it was seen last: in remembered answers, opened, or saved
 * for a viewing. Creates no store where there is none.
 */
export async function savedRooms(owner: string): Promise<SavedRoom[]> {
  const [answered, opened, pinned] = await Promise.all([inAnswers(owner), openedRooms(owner), pinnedRooms(owner)]);
  const newest = new Map<string, SavedRoom>();
  for (const room of [...answered, ...opened, ...pinned]) {
    const known = newest.get(room.listing.id);
    if (known === undefined || known.fetchedAt < room.fetchedAt) newest.set(room.listing.id, room);
  }
  return [...newest.values()];
}

/** Answers of other things than rooms that are to be had, or of both. */
const HAS_NO_ROOMS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["own-requests", "own-removed", "own-matches"]);

async function inAnswers(owner: string): Promise<SavedRoom[]> {
  if (!(await hasCacheDatabase())) return [];
  const db = cacheDatabase();
  return readOrDefault(async () => {
    const now = Date.now() + (await readClockOffset());
    const answers = (await db.answers.where("[owner+kind]").between([owner, ""], [owner, "~"]).toArray()).filter(
      (row) => !HAS_NO_ROOMS.has(row.kind) && !isTooOld(row, now),
    );
    const bodies = await db.bodies.bulkGet(answers.map(({ path }): [string, string] => [owner, path]));
    return answers.flatMap(({ fetchedAt }, index) =>
      roomsIn(bodies[index]?.body ?? "").map((listing) => ({ listing, fetchedAt })),
    );
  }, []);
}

// Only whole answers of our own server are remembered: what is called `data` are rooms.
function roomsIn(body: string): Listing[] {
  const data = parseObject(body)?.["data"];
  return Array.isArray(data) ? (data as Listing[]) : [];
}

async function openedRooms(owner: string): Promise<SavedRoom[]> {
  if (!(await hasCacheDatabase())) return [];
  return readOrDefault(() => cacheDatabase().rooms.where("owner").equals(owner).toArray(), []);
}

async function pinnedRooms(owner: string): Promise<SavedRoom[]> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return [];
  return readOrDefault(async () => {
    const rooms = (await shownRows(owner)).map(({ beside }) => beside);
    // One that its poster has taken down stays with its viewing, and is nothing to be found any more.
    return rooms.filter(({ goneAt }) => goneAt === null);
  }, []);
}
