import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { ownerOf } from "./cluster.ts";
import type { Cluster, Owner } from "./cluster.ts";

const run = promisify(execFile);

/** How to start PostgreSQL's programs so that they don't run as root, which they refuse to. */
export interface RunAs {
  /** Words before the program on the command line. */
  prefix: string[];
  /** The user and group for `spawn`; empty for those of this process. */
  identity: { uid?: number; gid?: number };
  /** Whose the data directory must be; null to leave it as it is. */
  owner: Owner | null;
}

const NOBODY = { uid: 65_534, gid: 65_534 };
const ROOT = { uid: 0, gid: 0 };
const NAMESPACE = ["unshare", "--user", `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];

/**
 * An ordinary user starts them as is. Root starts them as the data directory's owner, else as `nobody`. Where that
 * user cannot reach the directory or the programs, or has no name on this machine, they run in a user namespace, in
 * which our files look as if they had no owner. Throws, with what to do, when none of these works.
 */
export async function chooseRunAs(cluster: Cluster, binaries: Binaries): Promise<RunAs> {
  const choices = process.getuid?.() === 0 ? choicesOfRoot(await ownerOf(cluster.directory)) : choicesOfUser();
  for (const choice of choices) if (await canReach(choice, cluster, binaries)) return choice;
  throw new Error(
    `PostgreSQL does not run as root or as a user without a name, and here no other user can reach ` +
      `${cluster.dataDir} and the program. Start Qiying as an ordinary user, or set DATABASE_URL.`,
  );
}

function choicesOfRoot(owner: Owner | null): RunAs[] {
  const user = owner === null || owner.uid === ROOT.uid ? NOBODY : owner;
  return [
    { prefix: [], identity: user, owner: user },
    { prefix: NAMESPACE, identity: {}, owner: ROOT },
  ];
}

function choicesOfUser(): RunAs[] {
  return [{ prefix: hasName() ? [] : NAMESPACE, identity: {}, owner: null }];
}

// Containers are often run under a bare number, and initdb looks for the name of its user.
function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** The command line and spawn options of a program under `runAs`. */
export function commandOf(runAs: RunAs, program: string, args: string[]): { file: string; args: string[] } {
  const [file = program, ...rest] = [...runAs.prefix, program, ...args];
  return { file, args: rest };
}

/** Gives a directory and all in it to the owner that `runAs` needs. */
export async function giveTo({ owner }: RunAs, directory: string): Promise<void> {
  if (owner === null || (await ownerOf(directory))?.uid === owner.uid) return;
  await run("chown", ["-R", `${owner.uid}:${owner.gid}`, directory]);
}

// Tried rather than worked out from permission bits, which know nothing of access lists and mounts.
async function canReach(runAs: RunAs, cluster: Cluster, binaries: Binaries): Promise<boolean> {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args } = commandOf(runAs, "/bin/sh", ["-c", script, "sh", cluster.dataDir, binaries.postgres]);
  try {
    await run(file, args, { ...runAs.identity, cwd: "/", env: binaries.environment });
    return true;
  } catch {
    return false;
  }
}
