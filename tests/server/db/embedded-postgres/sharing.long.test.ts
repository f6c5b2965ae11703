import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  ask,
  makeDataDir,
  makeUsedDataDir,
  postmasterPid,
  startServerUser,
} from "../../../support/embedded-postgres.ts";

describe("on an empty directory", () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ dataDir, remove } = await makeDataDir());
  });
  afterEach(() => remove());

  test("the first start makes the database, and the next one finds what was stored", async () => {
    const first = await startServerUser(dataDir);
    expect(first.log).toEqual([expect.stringContaining("Making a new database")]);
    await ask(first.url, "create table kept as select 7 as answer");
    await first.leave();
    const second = await startServerUser(dataDir);
    expect(second.log).toEqual([]);
    expect(await ask(second.url, "select answer from kept")).toBe(7);
    await second.leave();
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test("processes that start in the same instant share one server", async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => startServerUser(dataDir)));
    const pid = await postmasterPid(dataDir);
    for (const { url } of users) {
      expect(await ask(url, "select pg_backend_pid() > 0 as answer")).toBe(true);
    }
    await Promise.all(users.slice(1).map((user) => user.leave()));
    expect(await postmasterPid(dataDir)).toBe(pid);
    await users[0]?.leave();
    expect(await postmasterPid(dataDir)).toBeNull();
  });
});

let dataDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dataDir, remove } = await makeUsedDataDir());
});
afterEach(() => remove());

test.for([
  ["the one that started it", 0],
  ["the one that joined it", 1],
] as const)("of two processes %s may leave first, and the other one stops the server", async ([, leaver]) => {
  const [first, second] = [await startServerUser(dataDir), await startServerUser(dataDir)];
  const order = leaver === 0 ? [first, second] : [second, first];
  await order[0]?.leave();
  expect(await ask(second.url, "select 1 as answer")).toBe(1);
  await order[1]?.leave();
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("when all leave at once, the server is stopped", async () => {
  const users = await Promise.all([1, 2, 3].map(() => startServerUser(dataDir)));
  await Promise.all(users.map((user) => user.leave()));
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("a process killed with kill -9 counts as gone: the other one stops the server", async () => {
  const [first, second] = [await startServerUser(dataDir), await startServerUser(dataDir)];
  await first.kill();
  expect(await ask(second.url, "select 1 as answer")).toBe(1);
  await second.leave();
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("when the only process is killed with kill -9 the server lives on, and the next start joins it", async () => {
  const first = await startServerUser(dataDir);
  await ask(first.url, "create table kept as select 7 as answer");
  const pid = await postmasterPid(dataDir);
  await first.kill();
  const second = await startServerUser(dataDir);
  expect(await postmasterPid(dataDir)).toBe(pid);
  expect(await ask(second.url, "select answer from kept")).toBe(7);
  await second.leave();
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("Ctrl-C reaches the process alone, which can still use the server while it finishes its work", async () => {
  const first = await startServerUser(dataDir);
  const pid = await postmasterPid(dataDir);
  await first.interrupt();
  await delay(300);
  const second = await startServerUser(dataDir);
  expect(await postmasterPid(dataDir)).toBe(pid);
  await second.leave();
});

test("a process that arrives while the server is being stopped gets a running one, ten times in a row", async () => {
  let user = await startServerUser(dataDir);
  await ask(user.url, "create table kept as select 7 as answer");
  for (let round = 0; round < 10; round++) {
    const leaving = user.leave();
    // From before the stop until after it, since the process needs some 100 ms before it asks.
    await delay(round * 5);
    user = await startServerUser(dataDir);
    await leaving;
    await delay(30);
    expect(await ask(user.url, "select answer from kept")).toBe(7);
    expect(user.log).toEqual([]);
  }
  await user.leave();
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("a server that is killed under its users is started again, with all that was stored", async () => {
  const [first, second] = [await startServerUser(dataDir), await startServerUser(dataDir)];
  await ask(first.url, "create table kept as select 7 as answer");
  const pid = await postmasterPid(dataDir);
  process.kill(Number(pid), "SIGKILL");
  await expect.poll(() => ask(second.url, "select answer from kept").catch(() => null), { timeout: 20_000 }).toBe(7);
  expect(await postmasterPid(dataDir)).not.toBe(pid);
  await expect.poll(() => ask(first.url, leases), { timeout: 20_000 }).toBe("2");
  await first.leave();
  expect(await ask(second.url, "select answer from kept")).toBe(7);
  await second.leave();
  expect(await postmasterPid(dataDir)).toBeNull();
});

const leases = "select count(*) as answer from pg_locks where locktype = 'advisory' and mode = 'ShareLock'";
