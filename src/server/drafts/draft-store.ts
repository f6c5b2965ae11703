import { sql, type Expression, type SqlBool } from "kysely";
import {
  DRAFT_KEPT_FOR_MS,
  emptyDraft,
  MOST_REMOVED_DRAFTS,
  type AccountDraftKind,
  type DraftDocument,
} from "#domain/drafts/draft-document.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { instantAfter, instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { inBatches } from "../db/delete-in-batches.ts";
import { DRAFT_COLUMNS, type DraftRow } from "./draft-row.ts";

/** Whose draft, and of which room or request. */
export interface DraftKey {
  ownerId: string;
  id: string;
}

/** All drafts of a user, traces included, the latest change first. @param now ISO text. */
export function listDrafts(db: Db, ownerId: string, now: string): Promise<DraftRow[]> {
  return db
    .selectFrom("draft")
    .select(DRAFT_COLUMNS)
    .where("owner_id", "=", ownerId)
    .where("deletes_at", ">", now)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** A draft whose time is not over; its owner is to be locked where it will be written. @param now ISO text. */
export function findDraft(db: Db, { ownerId, id }: DraftKey, now: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom("draft")
    .select(DRAFT_COLUMNS)
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("deletes_at", ">", now)
    .executeTakeFirst();
}

/** How many drafts a user has, traces aside. @param now ISO text. */
export async function countLive(trx: Trx, ownerId: string, now: string): Promise<number> {
  const { count } = await trx
    .selectFrom("draft")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .where("deletes_at", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the user has posted what this is a draft of. */
export async function isPosted(trx: Trx, { ownerId, id }: DraftKey, kind: AccountDraftKind): Promise<boolean> {
  const row = await trx
    .selectFrom(kind)
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Written {
  kind: AccountDraftKind;
  content: DraftDocument;
  /** ISO text. */
  updated_at: string;
}

/** Writes a draft, also over the trace of one. */
export function writeDraft(
  trx: Trx,
  { ownerId, id }: DraftKey,
  { kind, content, updated_at }: Written,
): Promise<DraftRow> {
  const deletes_at = keptUntil(updated_at);
  const written = { kind, content: asJson(content), removed_at: null, is_posted: false, updated_at, deletes_at };
  return trx
    .insertInto("draft")
    .values({ owner_id: ownerId, id, created_at: updated_at, ...written })
    .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doUpdateSet(written))
    .returning(DRAFT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Leaves of a draft only that it is gone, and whether it was posted. @param at ISO text. */
export async function emptyOut(
  trx: Trx,
  { ownerId, id }: DraftKey,
  { at, is_posted }: { at: string; is_posted: boolean },
): Promise<void> {
  await trx
    .updateTable("draft")
    .set({ content: asJson(emptyDraft), removed_at: at, is_posted, updated_at: at, deletes_at: keptUntil(at) })
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .execute();
}

/**
 * Says that what this is a draft of was posted. Its content stays for the phone that has posted it to delete: that
 * knows whether another device has written something since. Where it never does, the sweep deletes it.
 */
export async function markPosted(trx: Trx, { ownerId, id }: DraftKey): Promise<void> {
  await trx
    .updateTable("draft")
    .set({ is_posted: true })
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .execute();
}

/** Forgets which drafts were deleted or posted long ago. */
export async function forgetRemoved(trx: Trx, ownerId: string): Promise<void> {
  const older = trx
    .selectFrom("draft")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is not", null)
    .orderBy("removed_at", "desc")
    .orderBy("id")
    .offset(MOST_REMOVED_DRAFTS);
  await trx.deleteFrom("draft").where("owner_id", "=", ownerId).where("id", "in", older).execute();
}

/**
 * Deletes drafts that were not changed for 60 days, and traces as old. Their photos lose their rows with them; the
 * files follow within a minute (W-11).
 * @param now ISO text.
 */
export async function sweepDrafts(db: Db, now: string): Promise<void> {
  await inBatches(SWEPT_AT_ONCE, () => deleteExpired(db, now));
  await inBatches(SWEPT_AT_ONCE, () => emptyPosted(db, now));
}

const SWEPT_AT_ONCE = 200;

async function deleteExpired(db: Db, now: string): Promise<number> {
  const swept = await db
    .with("expired", (one) =>
      one
        .deleteFrom("draft")
        .where(sql`ctid`, "in", someDrafts(one, sql`deletes_at <= ${now}`))
        .returning(["owner_id", "id"]),
    )
    .with("photos", (one) =>
      one
        .deleteFrom("draft_photo")
        .using("expired")
        .whereRef("expired.owner_id", "=", "draft_photo.owner_id")
        .whereRef("expired.id", "=", "draft_photo.draft_id"),
    )
    .selectFrom("expired")
    .select((one) => one.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return swept.count;
}

function someDrafts(db: Pick<Db, "selectFrom">, condition: Expression<SqlBool>) {
  return db
    .selectFrom("draft")
    .select(sql`ctid`.as("ctid"))
    .where(condition)
    .limit(SWEPT_AT_ONCE);
}

/** How long the phone that has posted a draft may take to delete it. */
const POSTED_FOR_MS = 48 * HOUR_MS;

async function emptyPosted(db: Db, now: string): Promise<number> {
  const before = instantBefore(now, POSTED_FOR_MS);
  const isLeft = sql<SqlBool>`is_posted and removed_at is null and updated_at < ${before}`;
  const swept = await db
    .with("emptied", (one) =>
      one
        .updateTable("draft")
        .set({ content: asJson(emptyDraft), removed_at: now, updated_at: now })
        .where(sql`ctid`, "in", someDrafts(one, isLeft))
        .returning(["owner_id", "id"]),
    )
    .with("photos", (one) =>
      one
        .deleteFrom("draft_photo")
        .using("emptied")
        .whereRef("emptied.owner_id", "=", "draft_photo.owner_id")
        .whereRef("emptied.id", "=", "draft_photo.draft_id"),
    )
    .selectFrom("emptied")
    .select((one) => one.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return swept.count;
}

function keptUntil(at: string): string {
  return instantAfter(at, DRAFT_KEPT_FOR_MS);
}

function asJson(content: DraftDocument) {
  return sql<DraftDocument>`${JSON.stringify(content)}::jsonb`;
}
