import { isNearCopy } from "#domain/moderation/near-copy.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { insertAct } from "../audit-log/log-store.ts";
import type { Trx } from "../db/db.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import { findListing } from "../listings/listing-store.ts";
import { findAct } from "./acts/act-store.ts";
import { tellPoster, type MailParts } from "./acts/moderation-mails.ts";
import { findCase, openCase, setCaseStanding } from "./cases/case-store.ts";
import { findHiddenBeside, type HiddenRoom } from "./near-copy-store.ts";
import { keepReported, setStanding } from "./target-store.ts";
import { tellModerators } from "./tell-moderators.ts";

export interface HoldParts extends MailParts {
  limits: RateLimits;
  now: Date;
  /** The calendar day in London. */
  today: string;
}

/** Says to its owner why, in both languages: no moderator was asked for words. */
const WORDS = {
  words_zh:
    "这间房和一间已被隐藏的房几乎一样，所以先不公开，等管理员看过再说。如果它和那间房没有关系，请点申诉，说明两间房的区别。",
  words_en:
    "This room is nearly the same as one that was hidden. It is held back until a moderator has looked. If it has nothing to do with that one, appeal and say how they differ.",
};

/**
 * Hides a room that is a near copy of one that moderators have hidden, until a moderator has looked: its owner is told why and may
 * appeal, and it is in the queue. Nothing else is hidden without a moderator. What a moderator has left or put back stays.
 * @returns The room as it is then; the same where nothing is like it.
 */
export async function holdNearCopy(trx: Trx, row: ListingRow, parts: HoldParts): Promise<ListingRow> {
  if (row.standing !== null || row.owner_id === null) return row;
  const target = { kind: "listing", id: row.id } as const;
  const known = await findCase(trx, target);
  if (known?.state === "decided") return row;
  const hidden = await findHiddenBeside(trx, row);
  if (!hidden.some((other) => isNearCopy(row, other, isSamePoster(row, other)))) return row;
  const now = parts.now.toISOString();
  const version = await keepReported(trx, target, row);
  await openCase(trx, { ...target, posterId: row.owner_id, severity: "high", now });
  await setStanding(trx, target, "hidden", parts.today);
  await setCaseStanding(trx, target, "hidden");
  const id = crypto.randomUUID();
  await insertAct(trx, {
    id,
    act: "hide",
    kind: "listing",
    target_id: row.id,
    account_id: row.owner_id,
    actor_id: null,
    reason: "near_copy",
    ...WORDS,
    version,
    signs: [],
    at: now,
  });
  const [account, act] = [await lockAccount(trx, row.owner_id), await findAct(trx, id)];
  if (account !== undefined && act !== undefined) await tellPoster(trx, account, act, parts);
  await tellModerators(trx, { because: "signs", severity: "high", source: row.owner_id ?? row.id }, parts);
  return (await findListing(trx, row.id)) ?? row;
}

function isSamePoster(row: ListingRow, { owner_id, contact_info }: HiddenRoom): boolean {
  return row.owner_id === owner_id || (row.contact_info !== null && row.contact_info === contact_info);
}
