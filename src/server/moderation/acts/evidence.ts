import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../../listings/listing-row.ts";
import type { ScamGuard } from "../../scam-guard/scam-guard.ts";
import type { RequestRow } from "../../tenant-requests/request-row.ts";
import { signsOfRequests } from "../../tenant-requests/request-signs.ts";
import { findTarget, type Target, type TargetRow } from "../target-store.ts";

/** A row as it was when a moderator took it from its poster, and what the scam guard saw in it then. */
export interface Evidence {
  row: TargetRow;
  signs: ScamSign[];
}

interface Parts {
  db: Db;
  now: Date;
  guard: Pick<ScamGuard, "signsOf">;
}

/**
 * What is there to be acted on. Asked before the act's transaction: signs are looked up by connections of their own, and those who
 * wait for the lock of superusers must not hold all of them.
 */
export async function evidenceOf({ db, now, guard }: Parts, target: Target): Promise<Evidence | null> {
  const row = await findTarget(db, target);
  if (row === undefined) return null;
  if (target.kind === "listing") return { row, signs: await guard.signsOf(row as ListingRow) };
  const signs = await signsOfRequests(db, [row as RequestRow], now);
  return { row, signs: signs.get(row.id) ?? [] };
}

/** The evidence of the last act that took something from the poster; null where there is none. */
export async function lastEvidence(db: Db, { kind, id }: Target): Promise<CaseDetail["acted_on"]> {
  const last = await db
    .selectFrom("moderation_act")
    .select(["id as act_id", "act", "at", "version", "signs"])
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .where("version", "is not", null)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? null : { ...last, version: last.version!, signs: last.signs ?? [] };
}
