import { createHash } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect } from "../db/connect.ts";
import { primaryAddress } from "../db/servers/primary-address.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { forgetBackups } from "./forget-backups.ts";
import {
  finishedBackups,
  measured,
  nameOfBackup,
  PHOTOS,
  readManifest,
  writeManifest,
  type KeptFile,
  type Manifest,
} from "./manifest.ts";
import { noteBackup } from "../backup-age/newest-backup-store.ts";
import { findProgram, runProgram } from "./postgres-programs.ts";
import { takeSnapshot } from "./snapshot-store.ts";

interface Parts {
  /** Of the database, by a role that may read all of it; several servers as DATABASE_URL has them. */
  databaseUrl: string;
  storage: PhotoStorage;
  /** Where backups lie, each in a folder of its own, and the photos of all of them. */
  folder: string;
  /** Of how many days backups are kept; all unless told. */
  keepDays?: number | undefined;
  now: Date;
  log: (line: string) => void;
}

/**
 * Backs a site up while it is in use: the database as it is at one moment, then the photos that it named then, of which only
 * those are copied that no backup has yet; then removes what is not to be kept any longer. @returns The backup's name. @throws when
 * anything is missing: what has no manifest is no backup.
 */
export async function backUp({ databaseUrl, storage, folder, keepDays, now, log }: Parts): Promise<string> {
  const name = nameOfBackup(now);
  await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  // A snapshot is of one server, so that pg_dump has to come to the same.
  const primary = await primaryAddress(databaseUrl);
  const snapshot = await takeSnapshot(primary);
  try {
    const path = `${name}/database.dump`;
    const program = await findProgram("pg_dump", snapshot.major);
    const args = [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      `--snapshot=${snapshot.id}`,
      `--file=${join(folder, path)}`,
    ];
    await runProgram(program, args, primary);
    const database = await measured(folder, path);
    log(`The database: ${database.bytes} bytes.`);
    const photos = await copyPhotos({ storage, folder, fileIds: await snapshot.fileIds(), log });
    const { migration } = snapshot;
    await writeManifest(folder, name, { format: 1, takenAt: now.toISOString(), migration, database, photos });
    log(`Backed up as ${join(folder, name)}.`);
  } finally {
    await snapshot.release();
  }
  await tellSite(primary, now, log);
  await forgetBackups({ folder, keepDays, now, log });
  return name;
}

/** Has the site know that it is backed up. A backup is one all the same where that fails: before an upgrade there is no such table. */
async function tellSite(databaseUrl: string, takenAt: Date, log: Parts["log"]): Promise<void> {
  const database = connect(databaseUrl, { maxConnections: 1 });
  try {
    await noteBackup(database.kysely, takenAt.toISOString());
  } catch (error) {
    log(`The site does not know of this backup: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await database.close();
  }
}

/** What is copied at a time. */
const AT_ONCE = 8;

async function copyPhotos({
  storage,
  folder,
  fileIds,
  log,
}: Pick<Parts, "storage" | "folder" | "log"> & { fileIds: readonly string[] }): Promise<KeptFile[]> {
  const known = await knownPhotos(folder);
  const wanted = fileIds.flatMap((fileId) => PHOTO_WIDTHS.map((width) => ({ fileId, width })));
  const photos: KeptFile[] = [];
  let copied = 0;
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = await Promise.all(wanted.slice(at, at + AT_ONCE).map((file) => keep(file)));
    photos.push(...some.filter((kept) => kept !== null));
  }
  log(`Photos: ${photos.length} files, ${copied} of them new.`);
  const paths = new Set(photos.map(({ path }) => path));
  const absent = fileIds.filter((id) => !PHOTO_WIDTHS.some((width) => paths.has(pathOfPhoto(id, width))));
  if (absent.length > 0) {
    log(`Photos that the store does not have, lost or removed meanwhile: ${absent.length}, such as ${absent[0]}.`);
  }
  return photos;

  // None of a width that this kind of photo does not have, nor of a photo that was removed since.
  async function keep({ fileId, width }: (typeof wanted)[number]): Promise<KeptFile | null> {
    const path = pathOfPhoto(fileId, width);
    const before = known.get(path);
    if (before !== undefined && (await sizeOf(join(folder, path))) === before.bytes) return before;
    const stored = await storage.read(fileId, width);
    if (stored === null) return null;
    const bytes = await buffer(stored.content);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeFile(`${join(folder, path)}.unfinished`, bytes, { flush: true });
    await rename(`${join(folder, path)}.unfinished`, join(folder, path));
    copied += 1;
    return { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
}

/** Where a backup keeps a file of a photo. */
function pathOfPhoto(fileId: string, width: number): string {
  return `${PHOTOS}/${fileId}/${width}.webp`;
}

async function knownPhotos(folder: string): Promise<Map<string, KeptFile>> {
  const newest = (await finishedBackups(folder)).at(-1);
  const manifest: Pick<Manifest, "photos"> = newest === undefined ? { photos: [] } : await readManifest(folder, newest);
  return new Map(manifest.photos.map((kept) => [kept.path, kept]));
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
