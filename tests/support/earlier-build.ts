import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readMigrations } from "../../src/server/db/read-migrations.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MIGRATIONS = "src/server/db/migrations";
/** What the server is made of, without its tests and the page. */
const PARTS = ["package.json", "src", "demo", "locales"];

const run = promisify(execFile);

/** The server as it was at an earlier commit, in a folder of its own, on the packages of this one. */
export interface EarlierBuild {
  commit: string;
  /** How many migrations it has. */
  migrations: number;
  /** The program that starts it. */
  main: string;
  remove(): Promise<void>;
}

/**
 * Unpacks the newest commit that has fewer migrations than this folder, each of them as it is here, and enough for its server to
 * start on this schema: it is one that works on the database before an upgrade, and beside this one during it.
 * @returns Null where git knows no such commit: a clone without its history, no clone, migrations that were edited (until version
 * 3.0.0) or that end the support of all.
 */
export async function earlierBuild(): Promise<EarlierBuild | null> {
  const found = await findCommit().catch(() => null);
  if (found === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "qiying-earlier-"));
  const archive = join(folder, "archive.tar");
  await git("archive", "--format=tar", `--output=${archive}`, found.commit, ...PARTS);
  await run("tar", ["-xf", archive, "-C", folder]);
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return { ...found, main: join(folder, "src/server/main.ts"), remove: () => rm(folder, { recursive: true }) };
}

async function findCommit(): Promise<Pick<EarlierBuild, "commit" | "migrations"> | null> {
  const today = await migrationsHere();
  const least = Math.max(...(await readMigrations(join(ROOT, MIGRATIONS))).map(({ needs }) => needs));
  const changes = await git("log", "--format=%H", "--", MIGRATIONS);
  const candidates = ["HEAD", ...changes.map((commit) => `${commit}^`)];
  for (const candidate of candidates) {
    // The first commit, and the last of a clone that is cut off, have none before them.
    const [commit] = await git("rev-parse", "--verify", "--quiet", candidate).catch(() => []);
    if (commit === undefined) continue;
    const then = await migrationsAt(commit);
    const isUnchanged = then.every((migration) => today.has(migration));
    const starts = then.length > 0 && then.length >= least;
    if (starts && then.length < today.size && isUnchanged) return { commit, migrations: then.length };
  }
  return null;
}

/** Each as its name and the hash of what is in it. */
async function migrationsHere(): Promise<Set<string>> {
  const names = (await readdir(join(ROOT, MIGRATIONS))).filter((name) => name.endsWith(".sql"));
  const hashes = await git("hash-object", ...names.map((name) => join(MIGRATIONS, name)));
  return new Set(names.map((name, index) => `${name} ${hashes[index]}`));
}

async function migrationsAt(commit: string): Promise<string[]> {
  const lines = await git("ls-tree", commit, `${MIGRATIONS}/`);
  return lines.map((line) => {
    const [, hash = "", path = ""] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? [];
    return `${path.slice(MIGRATIONS.length + 1)} ${hash}`;
  });
}

async function git(...words: string[]): Promise<string[]> {
  const { stdout } = await run("git", ["-C", ROOT, ...words]);
  return stdout.split("\n").filter((line) => line !== "");
}
