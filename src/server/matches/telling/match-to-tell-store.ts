import type { Selectable } from "kysely";
import type { Trx } from "../../db/db.ts";
import type { MatchToTellTable } from "../../db/tables.ts";

/** A room or request whose matches are to be told of. */
export type MatchToTell = Selectable<MatchToTellTable>;

/** The one that has waited longest, the transaction's alone; those that another process looks at are left to it. */
export function takeMatchToTell(trx: Trx): Promise<MatchToTell | undefined> {
  return trx
    .selectFrom("match_to_tell")
    .selectAll()
    .orderBy("position")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes that both sides have been told. */
export async function noteTold(trx: Trx, { position }: Pick<MatchToTell, "position">): Promise<void> {
  await trx.deleteFrom("match_to_tell").where("position", "=", position).execute();
}

/** A room and a request that it fits, by their ids. */
export interface Pair {
  listing_id: string;
  request_id: string;
}

/** Notes matches that both sides are told of. @param now ISO text. @returns Those that were not noted before. */
export async function noteFreshMatches(trx: Trx, pairs: readonly Pair[], now: string): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  return trx
    .insertInto("told_match")
    .values(pairs.map((pair) => Object.assign({ told_at: now }, pair)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["listing_id", "request_id"])
    .execute();
}
