import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { keptProcess } from "../../../src/server/processes/kept-process.ts";
import { killedWithServer } from "../../../src/server/processes/work-and-rest.ts";

const canRest = killedWithServer() !== null;
const patient = new AbortController().signal;
const OFTEN = { interval: 3, timeout: 10_000 };
const STOPPED = "T";

/** As proc(5) has it; null for a process that is gone. */
async function stateOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const state = /\) (\w)/.exec(stat)?.[1] ?? null;
  return state === "Z" ? null : state;
}

test.skipIf(!canRest)("a process that rests works and rests by turns, and is awake when it has no work", async () => {
  const kept = keptProcess<{ say: string; afterMs: number }, unknown>({
    main: new URL("echo-main.ts", import.meta.url),
    rests: true,
  });
  await kept.start(patient);
  const pid = kept.pid()!;
  const answer = kept.ask({ say: "done", afterMs: 1000 }, patient);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => stateOf(pid), OFTEN).toBe(STOPPED);
    await expect.poll(() => stateOf(pid), OFTEN).not.toBe(STOPPED);
  }
  expect(await answer).toBe("done");
  await expect.poll(() => stateOf(pid), OFTEN).not.toBe(STOPPED);
  expect(await kept.ask({ say: "again", afterMs: 0 }, patient)).toBe("again");
  kept.end();
  await expect.poll(() => stateOf(pid), OFTEN).toBeNull();
});

test.skipIf(!canRest)("F8: a process that rests while its server is killed goes with it", async () => {
  const server = fork(fileURLToPath(new URL("keep-asking-main.ts", import.meta.url)));
  const [pid] = (await once(server, "message")) as [number];
  // So that it stays at rest.
  server.kill("SIGSTOP");
  await expect.poll(() => stateOf(server.pid!), OFTEN).toBe(STOPPED);
  process.kill(pid, "SIGSTOP");
  await expect.poll(() => stateOf(pid), OFTEN).toBe(STOPPED);
  server.kill("SIGKILL");
  await expect.poll(() => stateOf(pid), OFTEN).toBeNull();
});
