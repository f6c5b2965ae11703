import { isDeepStrictEqual } from "node:util";
import { MAX_DRAFTS, type AccountDraftKind, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { lockOwner } from "../accounts/account-store.ts";
import type { Trx } from "../db/db.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { draftPhotos } from "./draft-photo-store.ts";
import { toDraft, type DraftRow } from "./draft-row.ts";
import { countLive, findDraft, isPosted, writeDraft, type DraftKey } from "./draft-store.ts";

/** A draft as it is to be, checked. */
export interface DraftEdit extends DraftKey {
  kind: AccountDraftKind;
  content: DraftDocument;
  /** Undefined for a draft that is to be new. */
  ifMatch: string | undefined;
}

interface Parts {
  now: Date;
  limits: RateLimits;
}

/**
 * Keeps a draft: of two changes that began with one version the later is refused. What is there already is answered as
 * it is: its sender has missed the first answer.
 * @throws HttpError 401 for an account that is gone, 404 for a version of a draft that is not there, 409 for another
 *   version and for a draft of what is posted, 429 for one draft too many and for too many changes.
 */
export async function putDraft(
  trx: Trx,
  { kind, content, ifMatch, ...key }: DraftEdit,
  { now, limits }: Parts,
): Promise<DraftRow> {
  if ((await lockOwner(trx, key.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
  const at = now.toISOString();
  const before = await findDraft(trx, key, at);
  if (before !== undefined && isSame(before, { kind, content })) return before;
  if (content.base === null && (await isPosted(trx, key, kind))) throw posted(before);
  refuseOther(before, ifMatch);
  if (before === undefined || before.removed_at !== null) await refuseBeyondMost(trx, key.ownerId, { at, limits });
  await limits.takeWithin(trx, ["draftWrite", key.ownerId]);
  const updated_at = before === undefined ? at : versionAfter(before, now);
  const row = await writeDraft(trx, key, { kind, content, updated_at });
  await draftPhotos.name(
    trx,
    { ownerId: key.ownerId, forId: key.id },
    { uuids: content.photos.map(({ uuid }) => uuid), now: updated_at },
  );
  return row;
}

function isSame(before: DraftRow, { kind, content }: Pick<DraftEdit, "kind" | "content">): boolean {
  return before.removed_at === null && before.kind === kind && isDeepStrictEqual(before.content, content);
}

/** A room or request is posted once: another device's draft of it can only become an edit. */
function posted(before: DraftRow | undefined): HttpError {
  const trace = before === undefined ? undefined : toDraft(before);
  return new HttpError("draft_posted", "It was posted", {}, trace);
}

function refuseOther(before: DraftRow | undefined, ifMatch: string | undefined): void {
  if (before === undefined) {
    if (ifMatch !== undefined) throw new HttpError("draft_not_found", "Draft not found");
    return;
  }
  const current = toDraft(before);
  if (ifMatch === undefined) throw new HttpError("draft_exists", "It is there already", {}, current);
  refuseStale({ ifMatch, updatedAt: undefined }, current);
}

// Exact under the lock of the owner's account.
async function refuseBeyondMost(
  trx: Trx,
  ownerId: string,
  { at, limits }: { at: string; limits: RateLimits },
): Promise<void> {
  if (!limits.enabled || (await countLive(trx, ownerId, at)) < MAX_DRAFTS) return;
  throw new HttpError("too_many_drafts", `You have ${MAX_DRAFTS} drafts, which is the most. Delete one first.`);
}
