import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEMO = new URL("../../demo/", import.meta.url).href;
/** Prints the address of every module of the demo world that a process loads. */
const TELL_DEMO_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(${JSON.stringify(DEMO)})) process.stdout.write("loads " + url + "\\n");
      return next(url, context);
    },
  });
`)}`;

let dataDir: string;
let database: TestDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "qiying-main-"));
  await chmod(dataDir, 0o711);
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** What a server says until it is ready. */
async function outputOfStart(environment: Record<string, string>): Promise<string> {
  const { PATH = "" } = process.env;
  const server = spawn(process.execPath, ["--import", TELL_DEMO_MODULES, join(ROOT, "src/server/main.ts")], {
    env: { PATH, DATA_DIR: dataDir, PORT: "0", DATABASE_URL: database.url, ...environment },
  });
  try {
    let output = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 25_000 }).toContain("is ready: ");
    return output;
  } finally {
    const exit = once(server, "exit");
    server.kill("SIGTERM");
    await exit;
  }
}

const production = {
  NODE_ENV: "production",
  SECRET_KEY: "only for a test, which signs nothing at all",
  SMTP_URL: "smtp://127.0.0.1:1",
  TRUSTED_PROXIES: "none",
  DRAIN_SECONDS: "0",
};

test.each([
  ["with DEMO_DATA off", { DEMO_DATA: "off" }],
  ["in production", production],
])("a server %s loads no module of the demo world", async (_, environment) => {
  expect(await outputOfStart(environment)).not.toContain("loads ");
  const { rows } = await database.pool.query("select from listing");
  expect(rows).toEqual([]);
});

test("a server with DEMO_DATA on loads the demo world", async () => {
  expect(await outputOfStart({ DEMO_DATA: "on" })).toContain(`${DEMO}demo-world.ts`);
});
