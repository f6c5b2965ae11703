import pg from "pg";
import { ADVISORY_LOCKS } from "../advisory-locks.ts";

/** A process's share in the running server, held as long as its connection lives. */
export interface Lease {
  /** Settles when the server has gone away, not when the lease is given back. */
  lost: Promise<void>;
  /** Gives the share back. When it was the last one, `stop` runs while newcomers are kept out. */
  giveBack(stop: () => Promise<void>): Promise<void>;
}

/** Why there is no lease: no server, or one that is starting, stopping or too busy to answer. */
export type NoLease = "absent" | "busy";

/** Takes a share in the server at `url`. Throws when the server can never be entered, as with a wrong password. */
export async function takeLease(url: string): Promise<Lease | NoLease> {
  const session = sessionAt(url);
  let given = false;
  const lost = new Promise<void>((resolve) => session.once("end", () => given || resolve()));
  try {
    await session.connect();
    const shared = await askLock(session, "pg_try_advisory_lock_shared");
    if (shared && (await takesConnections(url))) {
      const giveBack = async (stop: () => Promise<void>): Promise<void> => {
        given = true;
        await giveUp(session, stop);
      };
      return { lost, giveBack };
    }
  } catch (error) {
    await close(session);
    return reasonOf(error);
  }
  await close(session);
  return "busy";
}

async function giveUp(session: pg.Client, stop: () => Promise<void>): Promise<void> {
  try {
    // A session that has broken holds no share any more, and the process that starts next finds the server.
    if (!(await askLock(session, "pg_advisory_unlock_shared").catch(() => false))) return;
    if (await askLock(session, "pg_try_advisory_lock")) await stop();
  } finally {
    await close(session);
  }
}

// A share taken while the server was already stopping is worth nothing. A server that stops takes no new connection.
async function takesConnections(url: string): Promise<boolean> {
  const probe = sessionAt(url);
  try {
    await probe.connect();
    return true;
  } finally {
    await close(probe);
  }
}

function sessionAt(url: string): pg.Client {
  const session = new pg.Client({
    connectionString: url,
    application_name: "qiying lease",
    connectionTimeoutMillis: 5000,
  });
  // A connection that breaks also fails the query that waits on it, or ends the session: both are dealt with.
  session.on("error", () => undefined);
  return session;
}

async function askLock(session: pg.Client, call: string): Promise<boolean> {
  const { rows } = await session.query<{ answer: boolean }>(`select ${call}($1) as answer`, [
    ADVISORY_LOCKS.embeddedLease,
  ]);
  return rows[0]?.answer === true;
}

async function close(session: pg.Client): Promise<void> {
  // It may be broken already, which is as good as closed.
  await session.end().catch(() => undefined);
}

function reasonOf(error: unknown): NoLease {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ECONNREFUSED") return "absent";
  // Class 28 and 3D: who or what is asked for does not exist here; EACCES: the socket is another user's.
  if (code === "EACCES" || code.startsWith("28") || code.startsWith("3D")) throw error;
  return "busy";
}
