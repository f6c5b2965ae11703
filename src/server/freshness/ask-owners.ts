import { DAY_MS } from "#domain/durations.ts";
import { ASKED_AFTER_DAYS, PAUSED_AFTER_DAYS } from "#domain/listings/freshness.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { noteAsked, pauseSilent, type OwnersRoom } from "./freshness-store.ts";

/** What an owner is told of a room: the question whether it is still to be had, or that it was paused without an answer. */
export interface FreshnessNews {
  about: "asked" | "paused";
  room: OwnersRoom;
  /** When they were asked: ISO text. */
  askedAt: string;
}

/** Has owners told, within the transaction in which it has happened. */
export type TellOwners = (trx: Trx, news: readonly FreshnessNews[]) => Promise<void>;

interface Parts {
  clock: Clock;
  tell: TellOwners;
}

/** Rooms of one run: all that a site has when this begins are asked about over some hours, and not with a thousand mails at once. */
const AT_A_TIME = 200;

/** Asks owners of rooms that they have not spoken of for two weeks, and pauses those of which they have not answered for two more. */
export async function askOwners(db: Db, { clock, tell }: Parts): Promise<{ asked: number; paused: number }> {
  const at = clock.now();
  const now = at.toISOString();
  const ago = (days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();
  const paused = await db.transaction().execute(async (trx) => {
    const rooms = await pauseSilent(trx, { before: ago(PAUSED_AFTER_DAYS), now, most: AT_A_TIME });
    await tell(
      trx,
      rooms.map(({ asked_at, ...room }) => ({ about: "paused", room, askedAt: asked_at })),
    );
    return rooms.length;
  });
  const asked = await db.transaction().execute(async (trx) => {
    const rooms = await noteAsked(trx, { before: ago(ASKED_AFTER_DAYS), now, most: AT_A_TIME });
    await tell(
      trx,
      rooms.map((room) => ({ about: "asked", room, askedAt: now })),
    );
    return rooms.length;
  });
  return { asked, paused };
}
