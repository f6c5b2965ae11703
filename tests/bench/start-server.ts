import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverArguments } from "../support/server-command.ts";

export interface AbusedServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The real server of a checkout, with demo data and a database of its own, limits on, unless `more` settings say otherwise. */
export async function startServer(checkout: string, more: Record<string, string> = {}): Promise<AbusedServer> {
  const folder = await mkdtemp(join(tmpdir(), "qiying-abuse-"));
  const settings = { PORT: "0", DATA_DIR: folder, DEMO_DATA: "on", REQUIRE_EMAIL_CODE: "off", ...more };
  const server = spawn(process.execPath, await serverArguments(checkout), {
    cwd: checkout,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(server, "exit");
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    server.stdout.resume();
    return {
      url,
      pid: server.pid ?? 0,
      async stop() {
        server.kill("SIGTERM");
        await exited;
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`The server of ${checkout} did not start`);
}
