import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logTarget } from "../../../src/server/http/log/log-target.ts";
import { hear } from "../../../src/server/occurrences.ts";

const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
let folder = "";
let lost = 0;
let opened: number[] = [];
let unhear = () => {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-log-"));
  lost = 0;
  unhear = hear("lostLogLine", () => (lost += 1));
});
afterEach(async () => {
  unhear();
  for (const fd of opened.splice(0)) closeSync(fd);
  await rm(folder, { recursive: true });
});

function open(path: string, flags: number): number {
  const fd = openSync(path, flags | O_NONBLOCK);
  opened.push(fd);
  return fd;
}

/** A pipe with a name, whose reader may go and come back. */
function pipe() {
  const path = join(folder, "log");
  spawnSync("mkfifo", [path]);
  let reader = open(path, O_RDONLY);
  const writer = open(path, O_WRONLY);
  return {
    writer,
    leave: () => {
      opened = opened.filter((fd) => fd !== reader);
      closeSync(reader);
    },
    comeBack: () => void (reader = open(path, O_RDONLY)),
    /** Everything that can be read at this moment. */
    read: (): string => {
      const chunk = Buffer.alloc(64 * 1024);
      let text = "";
      for (;;) {
        try {
          const read = readSync(reader, chunk);
          if (read === 0) return text;
          text += chunk.toString("utf8", 0, read);
        } catch {
          return text;
        }
      }
    },
  };
}

const line = (n: number): string => `{"n":${n},"msg":"${"x".repeat(200)}"}\n`;
const linesOf = (text: string) =>
  text
    .split("\n")
    // What stands behind the last end is not a whole line yet.
    .slice(0, -1)
    .map((each) => JSON.parse(each) as { n: number });

test("a log without room throws nothing, and counts what finds no place to wait", ({ onTestFinished }) => {
  // It tries for as long as the process lives: after the test, into whatever has the file's number by then.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const target = logTarget(open("/dev/full", O_WRONLY));
  for (let n = 0; n < 8000; n += 1) target.write(line(n));
  target.flush();
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThan(8000);
});

test("lines wait for a reader that has stopped, come whole and in order, and beyond a megabyte are counted", async () => {
  const { writer, read } = pipe();
  const target = logTarget(writer);
  const sent = 8000;
  for (let n = 0; n < sent; n += 1) target.write(line(n));
  expect(lost).toBeGreaterThan(0);
  let text = "";
  await expect.poll(() => linesOf((text += read())).length, { interval: 20 }).toBe(sent - lost);
  expect(linesOf(text).map(({ n }) => n)).toEqual(Array.from({ length: sent - lost }, (_, n) => n));
});

test("a process that ends waits for no reader that has stopped", async () => {
  const { writer, read } = pipe();
  const target = logTarget(writer);
  for (let n = 0; n < 2000; n += 1) target.write(line(n));
  target.flush();
  // It would go on writing into whatever is opened next.
  let text = "";
  await expect.poll(() => linesOf((text += read())).length, { interval: 20 }).toBe(2000);
});

test("what is written while the reader is gone comes when it is back", async () => {
  const { writer, read, leave, comeBack } = pipe();
  const target = logTarget(writer);
  target.write(line(0));
  await expect.poll(() => read(), { interval: 5 }).toBe(line(0));
  leave();
  for (let n = 1; n <= 4; n += 1) target.write(line(n));
  await new Promise((resolve) => setTimeout(resolve, 50));
  comeBack();
  target.write(line(5));
  let text = "";
  await expect.poll(() => linesOf((text += read())).map(({ n }) => n), { interval: 20 }).toEqual([1, 2, 3, 4, 5]);
  expect(lost).toBe(0);
});
