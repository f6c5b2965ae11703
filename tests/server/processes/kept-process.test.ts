import { fork } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { keptProcess } from "../../../src/server/processes/kept-process.ts";
import { ProcessEnded } from "../../../src/server/processes/start-process.ts";

const ECHO = { main: new URL("echo-main.ts", import.meta.url) };
const patient = new AbortController().signal;

let kept = echo();

function echo(options?: { idleMs: number }) {
  return keptProcess<{ say: string; afterMs?: number }, unknown>(ECHO, options);
}

afterEach(() => {
  kept.end();
  kept = echo();
});

test("is started by the first question, and answers several at once, each its own", async () => {
  expect(kept.pid()).toBeNull();
  const asked = [
    { say: "last", afterMs: 150 },
    { say: "first", afterMs: 0 },
  ];
  expect(await Promise.all(asked.map((each) => kept.ask(each, patient)))).toEqual(["last", "first"]);
  const pid = kept.pid();
  expect(await kept.ask({ say: "again" }, patient)).toBe("again");
  expect(kept.pid()).toBe(pid);
});

test("runs behind the server and its database", async () => {
  // Who is not root may step back only.
  expect(await kept.ask({ say: "priority" }, patient)).toBe(Math.max(5, getPriority()));
});

test("a question that fails is told to who asked, and the process stays", async () => {
  await kept.start(patient);
  const pid = kept.pid();
  await expect(kept.ask({ say: "fail" }, patient)).rejects.toThrow("RangeError: as asked");
  expect(kept.pid()).toBe(pid);
});

test("one that ends by itself fails all that it was asked, and the next question starts another", async () => {
  const waiting = kept.ask({ say: "never", afterMs: 60_000 }, patient);
  const ending = kept.ask({ say: "end", afterMs: 20 }, patient);
  await expect(ending).rejects.toThrow(ProcessEnded);
  await expect(waiting).rejects.toThrow(ProcessEnded);
  expect(kept.pid()).toBeNull();
  expect(await kept.ask({ say: "again" }, patient)).toBe("again");
});

test("one that was killed while it had nothing to do is replaced", async () => {
  await kept.start(patient);
  const pid = kept.pid()!;
  process.kill(pid, "SIGKILL");
  await expect.poll(() => kept.pid()).toBeNull();
  expect(await kept.ask({ say: "again" }, patient)).toBe("again");
  expect(kept.pid()).not.toBe(pid);
});

test("one that does not answer in time is killed", async () => {
  await kept.start(patient);
  const late = kept.ask({ say: "never", afterMs: 60_000 }, AbortSignal.timeout(50));
  await expect(late).rejects.toThrow("timeout");
  await expect.poll(() => kept.pid()).toBeNull();
});

test("one that is starting outlives who got tired of waiting for it: the others get it", async () => {
  const hasty = kept.start(AbortSignal.timeout(1));
  const asked = kept.ask({ say: "here" }, patient);
  await expect(hasty).rejects.toThrow("timeout");
  expect(await asked).toBe("here");
});

test("one that answers others in the meantime outlives who got tired of their own answer", async () => {
  await kept.start(patient);
  const pid = kept.pid();
  const slow = kept.ask({ say: "slow", afterMs: 60_000 }, AbortSignal.timeout(3000));
  expect(await kept.ask({ say: "quick" }, patient)).toBe("quick");
  await expect(slow).rejects.toThrow("timeout");
  expect(kept.pid()).toBe(pid);
  expect(await kept.ask({ say: "again" }, patient)).toBe("again");
});

test("one that cannot start says so", async () => {
  const absent = keptProcess({ main: new URL("no-such-file.ts", import.meta.url) });
  await expect(absent.ask({}, patient)).rejects.toThrow(ProcessEnded);
});

test("without work it ends, and not before", async () => {
  kept.end();
  kept = echo({ idleMs: 100 });
  expect(await kept.ask({ say: "slow", afterMs: 300 }, patient)).toBe("slow");
  await expect.poll(() => kept.pid(), { timeout: 20_000 }).toBeNull();
});

test("without work it keeps no program from ending", async () => {
  const program = fork(fileURLToPath(new URL("ask-once-main.ts", import.meta.url)));
  expect(await once(program, "exit")).toEqual([0, null]);
});
