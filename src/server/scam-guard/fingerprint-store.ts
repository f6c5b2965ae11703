import { sql } from "kysely";
import { MINUTE_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { StoredPhoto } from "./fingerprint/fingerprint.ts";

/** A process that has begun with a photo, and died or failed, has it left to others after this long. */
const TRIED_AGAIN_AFTER_MS = MINUTE_MS;
/** Stored photos that are looked at closely for a new one: those with most bands in common. */
const MOST_CANDIDATES = 100;

/** Takes the next photo that is not compared yet, so that no other process does meanwhile; null when none is due. */
export async function takeDuePhoto(db: Db, now: Date): Promise<string | null> {
  const before = instantBefore(now, TRIED_AGAIN_AFTER_MS);
  const { rows } = await sql<{ file_id: string }>`
    update photo_fingerprint set tried_at = ${now.toISOString()}
    where file_id = (
      select file_id from photo_fingerprint
      where compared_at is null and (tried_at is null or tried_at < ${before})
      order by file_id limit 1 for update skip locked
    )
    returning file_id`.execute(db);
  return rows[0]?.file_id ?? null;
}

/** Keeps what a photo is found by. From then on others find it. */
export async function keepFingerprint(db: Db, fileId: string, { thumbnail, bands }: StoredPhoto): Promise<void> {
  await db
    .updateTable("photo_fingerprint")
    .set({ thumbnail: Buffer.from(thumbnail), bands: [...bands] })
    .where("file_id", "=", fileId)
    .execute();
}

/** Stored photos of other accounts that have a band in common with a photo, those with most first. */
export async function findCandidates(
  db: Db,
  fileId: string,
  bands: readonly number[],
): Promise<(StoredPhoto & { fileId: string })[]> {
  const { rows } = await sql<{ file_id: string; thumbnail: Buffer; bands: number[] }>`
    select file_id, thumbnail, bands
    from photo_fingerprint as other
    where bands && ${[...bands]}::integer[] and thumbnail is not null and not exists (
      select from photo as mine join photo as theirs using (owner_id)
      where mine.file_id = ${fileId} and theirs.file_id = other.file_id
    )
    order by (select count(*) from unnest(other.bands) as band join unnest(${[...bands]}::integer[]) as asked on asked = band) desc
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ file_id, thumbnail, bands: stored }) => ({ fileId: file_id, thumbnail, bands: stored }));
}

/** Says that a photo has been compared, and which others are the same picture. One that has gone meanwhile is left out. */
export async function finishComparison(db: Db, fileId: string, same: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into photo_match (file_id, other_file_id)
      select least(${fileId}::text, file_id), greatest(${fileId}::text, file_id)
      from (
        select file_id from photo_fingerprint where file_id = any(${[...same]}::text[]) order by file_id for key share
      ) as found
      where exists (select from photo_fingerprint where file_id = ${fileId})
      on conflict do nothing`.execute(trx);
    await trx
      .updateTable("photo_fingerprint")
      .set({ compared_at: now.toISOString() })
      .where("file_id", "=", fileId)
      .execute();
  });
}
