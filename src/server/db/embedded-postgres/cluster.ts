import { createHash } from "node:crypto";
import { chown, lstat, mkdir, readFile, realpath, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loopbackUrl } from "./loopback.ts";

/** Where an embedded database keeps its things. All paths are absolute. */
export interface Cluster {
  /** The directory of the settings. */
  dataDir: string;
  /** What PostgreSQL calls its data directory; holds nothing before the first start. */
  directory: string;
  /** Where the server writes what it has to say. */
  logFile: string;
  /** Where its Unix socket is, outside of `directory` when that path is too long; null on Windows. */
  socketDir: string | null;
  url: string;
}

/** A user and a group, by their numbers. */
export interface Owner {
  uid: number;
  gid: number;
}

const SOCKET_NAME = ".s.PGSQL.5432";
// The shortest limit of the systems that we run on (macOS); Linux has 107.
const LONGEST_SOCKET_PATH = 103;

/** The cluster of a data directory, which is made if it is missing. The same directory always gives the same one. */
export async function locateCluster(dataDir: string, platform: NodeJS.Platform = process.platform): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  const root = await realpath(resolve(dataDir));
  const directory = join(root, "postgres");
  const place = { dataDir: root, directory, logFile: join(root, "postgres.log") };
  if (platform === "win32") return { ...place, socketDir: null, url: await loopbackUrl(root) };
  const socketDir = socketDirFor(directory);
  const url = `postgresql:///postgres?host=${encodeURIComponent(socketDir)}&user=postgres&sslmode=disable`;
  return { ...place, socketDir, url };
}

function socketDirFor(directory: string): string {
  if (Buffer.byteLength(join(directory, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return directory;
  const name = createHash("sha256").update(directory).digest("hex").slice(0, 16);
  // Not os.tmpdir(): a process that starts later must find it, whatever its TMPDIR.
  return join("/tmp", `qiying-${name}`);
}

/** Throws, with what to do, when the cluster is another user's, unless we are root. */
export async function checkOwner({ directory }: Cluster): Promise<void> {
  const me = process.getuid?.();
  const owner = await ownerOf(directory);
  if (me === undefined || me === 0 || owner === null || owner.uid === me) return;
  throw new Error(
    `${directory} belongs to another user (number ${owner.uid}). ` +
      "Start Qiying as that user, choose another DATA_DIR, or set DATABASE_URL.",
  );
}

/** Whose a file is, in numbers; null when there is none. */
export async function ownerOf(path: string): Promise<Owner | null> {
  try {
    const { uid, gid } = await lstat(path);
    return { uid, gid };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The files by which a running server keeps a second one out. */
export function lockFilesOf(cluster: Cluster): string[] {
  const own = join(cluster.directory, "postmaster.pid");
  return cluster.socketDir === null ? [own] : [own, join(cluster.socketDir, `${SOCKET_NAME}.lock`)];
}

/** The major version of PostgreSQL that made the cluster; null before the first start. */
export async function majorOf(cluster: Cluster): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(join(cluster.directory, "PG_VERSION"), "utf8"), 10);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * False when the socket directory is one that another user has put under /tmp. A server there could read along.
 * True as well before there is one.
 */
export async function trustsSocketDir({ socketDir, directory }: Cluster): Promise<boolean> {
  if (socketDir === null || socketDir === directory) return true;
  const [found, own] = [await ownerOf(socketDir), await ownerOf(directory)];
  return found === null || found.uid === own?.uid;
}

/** Makes the socket directory, for the owner of the data directory alone. No server may be running. */
export async function makeSocketDir(cluster: Cluster): Promise<void> {
  const { socketDir, directory } = cluster;
  if (socketDir === null || socketDir === directory) return;
  const owner = await ownerOf(directory);
  if (!(await trustsSocketDir(cluster))) await rm(socketDir, { recursive: true });
  await mkdir(socketDir, { recursive: true, mode: 0o700 });
  if (owner !== null) await chown(socketDir, owner.uid, owner.gid);
}

/** True for the error of a path that leads nowhere. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
