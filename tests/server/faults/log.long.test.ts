import { closeSync, openSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { smallDisk } from "../../support/small-disk.ts";
import { ALL_WELL, figure, heldBy, startFaulted, statusOf, visitorOf, type FaultedServer } from "./server.ts";

/** Has the server log so many requests. */
async function ask({ url }: FaultedServer, times: number): Promise<void> {
  const AT_ONCE = 50;
  for (let done = 0; done < times; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(`${url}/api/v1/nothing-of-this-name`)));
}

/** @returns The lines of the log, sentences left out. @throws where one is no whole line. */
function linesOf(text: string): { route?: string }[] {
  return text
    .split("\n")
    .filter((line) => line.includes("{"))
    .map((line) => JSON.parse(line));
}

test("a log without room from the start keeps a server from nothing", async ({ onTestFinished }) => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const server = await startFaulted(onTestFinished, { stdout: full });
  expect(await (await visitorOf(server)).visit()).toEqual(ALL_WELL);
  expect(await server.stop()).toBe(0);
});

test("lines wait while a disk is full, and are written when it has room", async ({ onTestFinished, skip }) => {
  const disk = await smallDisk("256k");
  skip(disk === null, "this user may mount no disk");
  onTestFinished(() => disk?.remove());
  const file = join(disk!.folder, "log");
  const log = openSync(file, "a");
  onTestFinished(() => closeSync(log));
  const server = await startFaulted(onTestFinished, { stdout: log });
  const visitor = await visitorOf(server);
  const ballast = join(disk!.folder, "ballast");
  await writeFile(ballast, Buffer.alloc(256 * 1024)).catch(() => undefined);
  await ask(server, 100);
  expect(await visitor.visit()).toEqual(ALL_WELL);
  await rm(ballast);
  // What has waited comes out, each line once and whole.
  const requests = async (): Promise<number> =>
    linesOf(await readFile(file, "utf8")).filter(({ route }) => route === "unmatched").length;
  await expect.poll(requests).toBeGreaterThanOrEqual(100);
  expect(await figure(server, "qiying_lost_log_lines_total")).toBe(0);
  expect(await server.stop()).toBe(0);
});

test("a reader of the log that has gone does not end the server", async ({ onTestFinished }) => {
  const server = await startFaulted(onTestFinished, { stdout: "pipe" });
  server.child.stdout?.destroy();
  const visitor = await visitorOf(server);
  await ask(server, 200);
  expect(await visitor.visit()).toEqual(ALL_WELL);
  expect(await server.stop()).toBe(0);
});

test(
  "a reader of the log that reads no more holds nobody up, and gets what waits when it reads again",
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const server = await startFaulted(onTestFinished, { stdout: "pipe" });
    const visitor = await visitorOf(server);
    await ask(server, 4000);
    const before = await heldBy(server);
    await ask(server, 4000);
    expect(await visitor.visit()).toEqual(ALL_WELL);
    expect((await heldBy(server)).memoryMb - before.memoryMb).toBeLessThan(64);
    let text = "";
    server.child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    await ask(server, 1);
    expect(await figure(server, "qiying_lost_log_lines_total")).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    expect(linesOf(text).length).toBeGreaterThan(1000);
  },
);
