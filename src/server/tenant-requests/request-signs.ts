import { LRUCache } from "lru-cache";
import { DAY_MS } from "#domain/durations.ts";
import { strongReasonsOf } from "#domain/scam-guard/awaits-check.ts";
import { NEW_ACCOUNT } from "#domain/scam-guard/find-signs.ts";
import { requestPhraseSigns, textsOfRequest } from "#domain/scam-guard/phrases/phrase-signs.ts";
import type { ScamReason, ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { accountsMadeSince } from "../accounts/account-store.ts";
import { instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { RequestRow } from "./request-row.ts";

/** All requests of a site are one answer, and what is in their words is looked for in each: a moment each, for thousands. */
const TEXTS_REMEMBERED = 5000;

const known = new LRUCache<string, ScamSign[]>({ max: TEXTS_REMEMBERED });

/** Why to look twice at requests, by their ids; those without a sign are left out. */
export async function signsOfRequests(
  db: Db,
  rows: readonly RequestRow[],
  now: Date,
): Promise<Map<string, ScamSign[]>> {
  const owners = rows.flatMap(({ owner_id }) => owner_id ?? []);
  const today = await accountsMadeSince(db, owners, instantBefore(now, DAY_MS));
  const signs = new Map<string, ScamSign[]>();
  for (const row of rows) {
    const isNew = row.owner_id !== null && today.has(row.owner_id);
    const found = isNew ? [...writtenSigns(row), NEW_ACCOUNT] : writtenSigns(row);
    if (found.length > 0) signs.set(row.id, found);
  }
  return signs;
}

/** The reasons of the strong signs of a request that is about to be written: two or more wait for a moderator's look. */
export function strongSignsOf(fields: RequestFields): ScamReason[] {
  return strongReasonsOf(requestPhraseSigns(fields));
}

function writtenSigns(row: RequestRow): ScamSign[] {
  const text = JSON.stringify(textsOfRequest(row));
  const before = known.get(text);
  if (before !== undefined) return before;
  const signs = requestPhraseSigns(row);
  known.set(text, signs);
  return signs;
}
