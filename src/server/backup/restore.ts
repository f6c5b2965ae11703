import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "../db/connect.ts";
import { grantUse } from "../db/grant-use.ts";
import { migrate } from "../db/migrate.ts";
import { primaryAddress } from "../db/servers/primary-address.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "#domain/own-photo.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { checkFiles, finishedBackups, readManifest, type KeptFile } from "./manifest.ts";
import { findProgram, runProgram } from "./postgres-programs.ts";
import { emptyOut, lookAt, type Target } from "./snapshot-store.ts";

interface Parts {
  /** Where the servers come to the database, by their role. */
  databaseUrl: string;
  /** The same database by the role that is to own its tables. */
  ownerUrl: string;
  storage: PhotoStorage;
  folder: string;
  /** Of the backup; the newest unless told. */
  name: string | undefined;
  /** Whether what is in the database may go. */
  force: boolean;
  log: (line: string) => void;
}

/**
 * Makes a site what it was. Every byte of the backup is checked before anything is touched; photos come first, so that no row is
 * there without its photo; then the database, whole or not at all, by this build's migrations.
 * @throws a sentence for a folder without a backup, a backup that is damaged, a database that is not empty or still in use.
 */
export async function restore({ databaseUrl, ownerUrl, storage, folder, name, force, log }: Parts): Promise<void> {
  const finished = await finishedBackups(folder);
  const chosen = name ?? finished.at(-1);
  if (chosen === undefined || finished.length === 0) throw new Error(`There is no finished backup in ${folder}.`);
  if (!finished.includes(chosen)) {
    throw new Error(`There is no finished backup ${chosen} in ${folder}, but: ${finished.join(", ")}.`);
  }
  const manifest = await readManifest(folder, chosen);
  const primary = await primaryAddress(ownerUrl);
  const target = await lookOnceUnused(primary);
  if (!target.isEmpty && !force) {
    throw new Error(
      "The database is not empty. With --force everything in it is removed first, and cannot be had back.",
    );
  }
  if (target.inUse > 0) {
    throw new Error(`Servers still use the database, over ${target.inUse} connections. Stop them all, and try again.`);
  }
  const program = await findProgram("pg_restore", target.major);
  log(`Checking ${join(folder, chosen)}: ${manifest.photos.length + 1} files.`);
  await checkFiles(folder, manifest);
  const written = await restorePhotos(storage, folder, manifest.photos);
  log(`Photos: ${manifest.photos.length} files, ${written} of them were missing.`);
  if (!target.isEmpty) await emptyOut(primary);
  const dump = join(folder, manifest.database.path);
  const args = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  await runProgram(program, [...args, dump], primary);
  const database = connect(primary);
  try {
    await migrate(database, log);
    await grantUse(database, databaseUrl);
  } finally {
    await database.close();
  }
  log(`Restored as it was at ${manifest.takenAt}.`);
}

/** How often, and every how many milliseconds, is looked whether connections of servers that have just been stopped are gone. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 500;

async function lookOnceUnused(url: string): Promise<Target> {
  let target = await lookAt(url);
  for (let looks = 1; target.inUse > 0 && looks < LOOKS; looks += 1) {
    await delay(BETWEEN_LOOKS_MS);
    target = await lookAt(url);
  }
  return target;
}

async function restorePhotos(storage: PhotoStorage, folder: string, photos: readonly KeptFile[]): Promise<number> {
  let written = 0;
  for (const { path, bytes } of photos) {
    const { fileId, width } = photoAt(path);
    const there = await storage.read(fileId, width);
    there?.content.destroy();
    if (there?.size === bytes) continue;
    await storage.write(fileId, width, await readFile(join(folder, path)));
    written += 1;
  }
  return written;
}

/** What `pathOfPhoto` says. */
function photoAt(path: string): { fileId: string; width: PhotoWidth } {
  const [, fileId = "", digits = ""] = /^photos\/(.+)\/(\d+)\.webp$/.exec(path) ?? [];
  const width = PHOTO_WIDTHS.find((known) => String(known) === digits);
  if (fileId === "" || fileId.split("/").includes("..") || width === undefined) {
    throw new Error(`${path} is no photo that this version knows.`);
  }
  return { fileId, width };
}
