import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type RunningServer } from "../../../e2e/support/server.ts";
import { copyDatabase, copyTemplate, MIGRATED } from "../../../support/database.ts";

interface DatabaseCopy {
  url: string;
  drop: () => Promise<void>;
}

/** The real server, of which backups are taken and restored. Its address stays, and so do the files of photos. */
export interface RestorableServer {
  url: string;
  /** Takes a copy of its database, in place of an earlier one. */
  backUp(): Promise<void>;
  hasBackup(): boolean;
  /** Goes back to the copy: what it was asked since then it has never heard of. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRestorableServer(): Promise<RestorableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "qiying-soak-"));
  const port = await freePort();
  let database: DatabaseCopy = await copyTemplate(MIGRATED);
  let backup: DatabaseCopy | null = null;
  let running = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    async backUp() {
      await running.stop();
      await backup?.drop();
      backup = await copyDatabase(database.url);
      running = await start();
    },
    hasBackup: () => backup !== null,
    async restore() {
      if (backup === null) throw new Error("There is no backup");
      await running.stop();
      await database.drop();
      database = backup;
      backup = null;
      running = await start();
    },
    async stop() {
      await running.stop();
      await Promise.all([database.drop(), backup?.drop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };

  function start(): Promise<RunningServer> {
    const env = {
      DATABASE_URL: database.url,
      PORT: String(port),
      RATE_LIMITS: "off",
      DEMO_DATA: "off",
      SEARCH_WAIT_MS: "60000",
      // One for all its lives, as an operator sets it: photos keep their addresses.
      SECRET_KEY: "only for a random run, which never leaves this machine",
    };
    return startServer({ dataDir, env });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
