import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { toReady, type ReadyPhoto } from "./photo-store.ts";
import type { PhotoTables } from "./photo-tables.ts";

/** A photo that a user has sent, or is about to own, for something of theirs. */
export interface PrivatePhotoKey {
  ownerId: string;
  /** The id of what it was sent for. */
  forId: string;
  uuid: string;
  /** As it was sent. */
  bytes: number;
}

/** A photo whose files are there, and the id of what it was sent for. */
export type KeptPrivatePhoto = ReadyPhoto & { forId: string };

interface PrivatePhotoTables extends PhotoTables {
  files: Exclude<PhotoTables["files"], "photo_file">;
  photos: Exclude<PhotoTables["photos"], "photo">;
  /** The column of `photos` with the id of what a photo was sent for. */
  forColumn: "draft_id" | "listing_id";
}

/** Photos of one kind that their owner alone may see. */
export interface PrivatePhotos {
  /** The photo that a user has sent under this uuid, whatever for; undefined when there is none. */
  find: (db: Db, key: Pick<PrivatePhotoKey, "ownerId" | "uuid">) => Promise<KeptPrivatePhoto | undefined>;
  /**
   * Writes down whose photo it is; one of this uuid that is there already stays as it is. The owner's account is locked.
   * @param state.isNamed Whether what it was sent for names it by now. @param state.now ISO text.
   */
  add: (
    trx: Trx,
    photo: PrivatePhotoKey & { fileId: string },
    state: { isNamed: boolean; now: string },
  ) => Promise<void>;
  /** Marks which of its photos something names from now on. @param named.now ISO text. */
  name: (
    trx: Trx,
    key: Pick<PrivatePhotoKey, "ownerId" | "forId">,
    named: { uuids: readonly string[]; now: string },
  ) => Promise<void>;
  /** How many photos of a user nothing names. */
  countUnneeded: (db: Db, ownerId: string) => Promise<number>;
  /** Bytes of all photos of a user, as they were sent. */
  bytesOf: (db: Db, ownerId: string) => Promise<number>;
  /** Removes photos that nothing has named since an instant. @param before ISO text. */
  deleteUnneeded: (db: Db, before: string) => Promise<void>;
}

/** The photos of one pair of tables. */
export function privatePhotos({ files, photos, forColumn }: PrivatePhotoTables): PrivatePhotos {
  const [photo, file, forId] = [sql.table(photos), sql.table(files), sql.ref(forColumn)];
  return {
    async find(db, { ownerId, uuid }) {
      const { rows } = await sql<{ id: string; placeholder_colour: string | null; for_id: string }>`
        select file.id, file.placeholder_colour, photo.${forId} as for_id
        from ${photo} as photo join ${file} as file on file.id = photo.file_id
        where photo.owner_id = ${ownerId} and photo.uuid = ${uuid}`.execute(db);
      const [row] = rows;
      const ready = toReady(row);
      return row && ready && { ...ready, forId: row.for_id };
    },

    async add(trx, { ownerId, forId: id, uuid, bytes, fileId }, { isNamed, now }) {
      await sql`
        insert into ${photo} (owner_id, uuid, ${forId}, file_id, bytes, created_at, unneeded_since)
        values (${ownerId}, ${uuid}, ${id}, ${fileId}, ${bytes}, ${now}, ${isNamed ? null : now})
        on conflict do nothing`.execute(trx);
    },

    async name(trx, { ownerId, forId: id }, { uuids, now }) {
      const isNamed = sql`(uuid = any(${uuids}::uuid[]))`;
      await sql`
        update ${photo} set unneeded_since = case when ${isNamed} then null else ${now}::timestamptz end
        where owner_id = ${ownerId} and ${forId} = ${id} and (unneeded_since is null) <> ${isNamed}`.execute(trx);
    },

    async countUnneeded(db, ownerId) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from ${photo} where owner_id = ${ownerId} and unneeded_since is not null`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async bytesOf(db, ownerId) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(bytes), 0)::float8 as bytes from ${photo} where owner_id = ${ownerId}`.execute(db);
      return rows[0]?.bytes ?? 0;
    },

    deleteUnneeded: (db, before) => deleteInBatches(db, photos, sql`unneeded_since < ${before}`),
  };
}
