import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** One file of a backup. */
export interface KeptFile {
  /** Relative to the backups' folder. */
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** What a backup consists of. Photos lie beside all backups, in one folder for all of them; a photo never changes. */
export interface Manifest {
  format: 1;
  /** ISO text: the state that it holds. */
  takenAt: string;
  /** The last migration that the database had seen. */
  migration: string;
  database: KeptFile;
  photos: KeptFile[];
}

const MANIFEST = "manifest.json";
/** The folder of the photos of all backups. */
export const PHOTOS = "photos";

/** A name for a backup that sorts by time: 2026-11-25T03-30-00Z. */
export function nameOfBackup(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** When a backup of this name was begun, in milliseconds of the epoch. */
export function takenAt(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));
}

/** The backups in a folder, the oldest first, those that were cut off among them. */
export async function namedBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).sort();
}

/** The finished backups in a folder, the oldest first: those that have a manifest, which is written last. */
export async function finishedBackups(folder: string): Promise<string[]> {
  const names = await namedBackups(folder);
  const finished = await Promise.all(names.map((name) => exists(join(folder, name, MANIFEST))));
  return names.filter((_, index) => finished[index]);
}

/** @throws a sentence for what is no manifest of this build's kind. */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, name, MANIFEST), "utf8")) as { format?: unknown };
  if (manifest.format === 1) return manifest as Manifest;
  throw new Error(
    `${name} is a backup of another kind, which a younger version of Qiying has made. Restore it with that one.`,
  );
}

/** Ends a backup: without a manifest it is none. */
export async function writeManifest(folder: string, name: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, name, "unfinished.json");
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  await rename(draft, join(folder, name, MANIFEST));
}

/** Reads a file of a backup to its end. */
export async function measured(folder: string, path: string): Promise<KeptFile> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest("hex") };
}

/** Looks at every byte of a backup. @throws a sentence that names the first file that is missing or not what was kept. */
export async function checkFiles(folder: string, { database, photos }: Manifest): Promise<void> {
  for (const kept of [database, ...photos]) {
    const found = await measured(folder, kept.path).catch(() => null);
    if (found === null) throw new Error(`${kept.path} is missing from the backup.`);
    if (found.sha256 !== kept.sha256) throw new Error(`${kept.path} is not what was backed up: its checksum differs.`);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
