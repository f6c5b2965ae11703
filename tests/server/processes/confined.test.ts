import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OCR_PROCESS } from "../../../src/server/ai/ocr/ocr-process.ts";
import { HASHING_PROCESS } from "../../../src/server/auth/hashing-process.ts";
import { PHOTO_PROCESS } from "../../../src/server/photos/encoding/photo-maker.ts";
import { CONFINED } from "../../../src/server/processes/start-process.ts";

/** What code that has taken over a process of the server's own could try: it tells how each of them went. */
const PROBE = `
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
const [origin, folder] = process.argv.slice(2);
const how = (work) => Promise.resolve().then(work).then(() => "done", (error) => (error.cause ?? error).code ?? error.name);
const opened = () => new Promise((resolve, reject) => connect(new URL(origin).port, "127.0.0.1", resolve).on("error", reject));
const FETCH = "fetch('" + origin + "').catch((error) => { throw error.cause ?? error })";
const inThread = () => new Promise((resolve, reject) => new Worker(FETCH, { eval: true, execArgv: [] }).on("error", reject).on("exit", resolve));
process.send({
  fetched: await how(() => fetch(origin)),
  fetchedInThread: await how(inThread),
  connected: await how(opened),
  written: await how(() => writeFileSync(folder + "/note", "")),
  started: await how(() => spawnSync("true")),
  grown: await how(() => new WebAssembly.Memory({ initial: 1, maximum: 32768 }).grow(16384)),
  settings: Object.keys(process.env).filter((name) => !name.startsWith("NODE_")),
});
process.disconnect();
`;

let server: Server;
let folder: string;
let visits = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-confined-"));
  server = createServer((_, response) => response.end(String(++visits))).on("connection", () => visits++);
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const BOUND = { grown: "RangeError" };
const UNBOUND = { grown: "done" };

test.for([
  ["reads pictures, and stays small", OCR_PROCESS, BOUND],
  ["makes photos", PHOTO_PROCESS, UNBOUND],
  ["hashes passwords", HASHING_PROCESS, UNBOUND],
] as const)(
  "AR-02: no network, no writing, no other program for the process that %s",
  async ([, { flags }, memory]) => {
    visits = 0;
    const probe = join(folder, "probe.mjs");
    await writeFile(probe, PROBE);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const child = fork(probe, [origin, folder], {
      execArgv: [...CONFINED, ...flags],
      env: {},
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [told] = (await once(child, "message")) as [unknown];
    expect(told).toEqual({
      fetched: "ERR_ACCESS_DENIED",
      fetchedInThread: "ERR_ACCESS_DENIED",
      connected: "ERR_ACCESS_DENIED",
      written: "ERR_ACCESS_DENIED",
      started: "ERR_ACCESS_DENIED",
      ...memory,
      settings: [],
    });
    expect(visits).toBe(0);
  },
);
