import { sql } from "kysely";
import type { Db } from "../../db/db.ts";

/** Whose upload, and of which photo. */
export interface UploadKey {
  accountId: string;
  uuid: string;
}

/** Of one account at a time: photos are sent one after the other, from a few devices. The latest count. */
const MOST_BEGUN = 3;

/** The bytes that have come; undefined where nothing has begun. */
export async function readBegun(db: Db, { accountId, uuid }: UploadKey): Promise<Buffer | undefined> {
  const row = await ofKey(db, { accountId, uuid }).select("bytes").executeTakeFirst();
  return row?.bytes;
}

/** How many bytes have come; undefined where nothing has begun. */
export async function countBegun(db: Db, { accountId, uuid }: UploadKey): Promise<number | undefined> {
  const row = await ofKey(db, { accountId, uuid })
    .select(sql<number>`octet_length(bytes)`.as("received"))
    .executeTakeFirst();
  return row?.received;
}

/** Keeps what has come of an upload, in the place of less of the same or of other bytes. @param now ISO text. */
export async function keepBegun(db: Db, { accountId, uuid }: UploadKey, bytes: Buffer, now: string): Promise<void> {
  const row = { account_id: accountId, uuid, bytes, updated_at: now };
  await db
    .insertInto("begun_upload")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "uuid"])
        .doUpdateSet({ bytes, updated_at: now })
        .where(sql<boolean>`substring(begun_upload.bytes from 1 for ${bytes.length}) <> ${bytes}`),
    )
    .execute();
  const latest = db
    .selectFrom("begun_upload")
    .select("uuid")
    .where("account_id", "=", accountId)
    .where("uuid", "!=", uuid)
    .orderBy("updated_at", "desc")
    .limit(MOST_BEGUN - 1);
  await db
    .deleteFrom("begun_upload")
    .where("account_id", "=", accountId)
    .where("uuid", "!=", uuid)
    .where("uuid", "not in", latest)
    .execute();
}

function ofKey(db: Db, { accountId, uuid }: UploadKey) {
  return db.selectFrom("begun_upload").where("account_id", "=", accountId).where("uuid", "=", uuid);
}
