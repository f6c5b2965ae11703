import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../operations/marked-blocks.ts";
import { freePorts } from "../operations/machine.ts";
import { createTestDatabase } from "../support/database.ts";
import { buildContext, copiedIntoApp } from "./image-files.ts";

const { PATH = "", HOME = "" } = process.env;
/** Without what vitest says of itself: a build for tests is another one. */
const OURS = { PATH, HOME };

// What a build of the image does, without Docker: the same files, the same command, and of it what is copied on.
let scratch: string;
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "qiying-image-"))));
afterAll(() => rmSync(scratch, { recursive: true }));

test("the page is built from the context of the image, and the server runs from what is copied on", async () => {
  const [context, image] = [join(scratch, "context"), join(scratch, "image")];
  for (const path of buildContext()) copy(join(ROOT, path), join(context, path));
  for (const folder of [context, image]) {
    mkdirSync(folder, { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  }
  const built = spawnSync("npm", ["run", "--silent", "build"], { cwd: context, encoding: "utf8", env: OURS });
  expect([built.status, built.status === 0 ? "" : `${built.stdout}${built.stderr}`]).toEqual([0, ""]);

  for (const { from, to } of copiedIntoApp()) copy(join(context, from), join(image, to));
  rmSync(context, { recursive: true });
  const page = await firstPageOf(image);
  expect(page).toContain("<title>");
}, 900_000);

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** Starts the server that lies in a folder, and asks it for the page. */
async function firstPageOf(folder: string): Promise<string> {
  const database = await createTestDatabase();
  const [port] = await freePorts(5);
  const env = {
    ...OURS,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: join(scratch, "data"),
    DATABASE_URL: database.url,
    SECRET_KEY: "0123456789abcdef0123456789abcdef",
    SMTP_URL: "smtp://127.0.0.1:9",
    TRUSTED_PROXIES: "none",
  };
  const server = spawn(process.execPath, ["src/server/main.ts"], { cwd: folder, env });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`The server has ended:\n${said}`);
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer?.ok === true) return await answer.text();
      await delay(200);
    }
  } finally {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGKILL");
      await ended;
    }
    await database.drop();
  }
}
