import type { Listing } from "#domain/listings/listing.ts";
import { cacheDatabase } from "../cache-database.ts";
import { hasCacheDatabase } from "../../databases/has-database.ts";
import { tryWrite } from "../../databases/storage-errors.ts";
import { answerFactsOf } from "./answer-facts.ts";

/** What the server has made of one of a user's rooms. */
export interface OwnChange {
  owner: string;
  id: string;
  /** The room as it is now; null once it is deleted. */
  room: Listing | null;
}

interface OwnRooms {
  data: Listing[];
  count: number;
}

/**
 * Puts a room that was just sent into the cached lists of one's own rooms, and into the cached room: without a network, what
 * is shown and edited next is what the server has, not what it had when it was last asked (W7).
 */
export async function amendOwnAnswers({ owner, id, room }: OwnChange): Promise<void> {
  if (!(await hasCacheDatabase())) return;
  const db = cacheDatabase();
  await tryWrite(() =>
    db.transaction("rw", db.answers, db.bodies, db.rooms, async () => {
      const lists = await db.answers.where("owner").equals(owner).filter(isOwnList).toArray();
      for (const list of lists) {
        const kept = await db.bodies.get([owner, list.path]);
        const body = kept && amended(kept.body, { id, room, isFirstPage: isFirstPage(list.path) });
        const facts = body === undefined ? null : answerFactsOf(list.path, body);
        if (body === undefined || facts === null) continue;
        await db.bodies.put({ owner, path: list.path, body });
        await db.answers.put({ ...list, ...facts, bytes: new TextEncoder().encode(body).byteLength });
      }
      if (room !== null) await db.rooms.where("[owner+id]").equals([owner, id]).modify({ listing: room });
    }),
  );
}

function isOwnList({ kind }: { kind: string }): boolean {
  return kind === "own";
}

function isFirstPage(path: string): boolean {
  return (new URLSearchParams(path.split("?", 2)[1]).get("skip") ?? "0") === "0";
}

function amended(body: string, { id, room, isFirstPage }: Omit<OwnChange, "owner"> & { isFirstPage: boolean }): string {
  const { data, count, ...others } = JSON.parse(body) as OwnRooms;
  const isListed = data.some((listed) => listed.id === id);
  const isAdded = !isListed && room !== null && isFirstPage;
  const rooms = data.flatMap((listed) => (listed.id === id ? (room ?? []) : listed));
  return JSON.stringify({
    ...others,
    data: isAdded ? [room, ...rooms] : rooms,
    count: count + (isAdded ? 1 : 0) - (isListed && room === null ? 1 : 0),
  });
}
