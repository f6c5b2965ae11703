import { spawn } from "node:child_process";
import { loadavg } from "node:os";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startFaulted, statusOf, type FaultedServer } from "../faults/server.ts";

/** Longer than a caller once waited for a hash. */
const STOPPED_FOR_MS = 7000;

const LIMITED = { RATE_LIMITS: "on" };

const ACCOUNT = { email: "visitor@example.org", password: "a quiet room 42" };

test("L-07: when hashing stands still during the first login, it and twenty others get in once it goes on", async () => {
  const server = await withAccount();
  const pid = await hashingPid(server);
  process.kill(pid, "SIGSTOP");
  const first = logIn(server);
  await delay(STOPPED_FOR_MS);
  process.kill(pid, "SIGCONT");
  expect(await twentyLogins(server)).toEqual(new Set([200]));
  expect(await first).toBe(200);
});

test("L-07: when hashing is killed during the first login, it and twenty others get in", async () => {
  const server = await withAccount();
  const pid = await hashingPid(server);
  process.kill(pid, "SIGSTOP");
  const first = logIn(server);
  await delay(500);
  process.kill(pid, "SIGKILL");
  expect(await twentyLogins(server)).toEqual(new Set([200]));
  expect(await first).toBe(200);
});

test("L-07: hashing that stands still for good is replaced, and who waited is told to come back", async () => {
  const server = await withAccount();
  const pid = await hashingPid(server);
  process.kill(pid, "SIGSTOP");
  expect(await logIn(server)).toBe(503);
  expect(await twentyLogins(server)).toEqual(new Set([200]));
  expect(await hashingPid(server)).not.toBe(pid);
});

// Who is not root has the unit's `Nice=` for it.
test.runIf(process.getuid?.() === 0)(
  "L-07: while thirty others keep the machine busy, twenty logins get in, to one account and to twenty",
  async () => {
    const server = await startFaulted(onTestFinished, { env: LIMITED });
    const accounts = Array.from({ length: 20 }, (_, index) => ({ ...ACCOUNT, email: `visitor-${index}@example.org` }));
    for (const account of accounts) await signUp(server, account);
    // Its network is known from here on.
    expect(await logIn(server, accounts[0])).toBe(200);
    keepMachineBusy(30);
    for (const whose of [accounts, accounts.map(() => accounts[0])])
      expect(new Set(await Promise.all(whose.map((account) => timedLogin(server, account))))).toEqual(new Set([200]));
  },
);

test("F13: /ready says no while no password can be checked, and yes again when one can", async () => {
  const server = await withAccount();
  const pid = await hashingPid(server);
  const ready = () => statusOf(`${server.url}/ready`);
  process.kill(pid, "SIGSTOP");
  await expect.poll(ready, { timeout: 30_000 }).toBe(503);
  process.kill(pid, "SIGCONT");
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
});

/** Read, not judged: how long it takes depends on what else the machine has to do. */
async function timedLogin(server: FaultedServer, account: typeof ACCOUNT | undefined): Promise<number> {
  const begun = performance.now();
  const status = await logIn(server, account);
  console.info(`login: ${status} after ${((performance.now() - begun) / 1000).toFixed(1)} s, load ${loadavg()[0]}`);
  return status;
}

function keepMachineBusy(by: number): void {
  const others = Array.from({ length: by }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  onTestFinished(() => others.forEach((other) => void other.kill("SIGKILL")));
}

async function withAccount(): Promise<FaultedServer> {
  const server = await startFaulted(onTestFinished, { env: LIMITED });
  await signUp(server, ACCOUNT);
  return server;
}

async function signUp(server: FaultedServer, account: typeof ACCOUNT): Promise<void> {
  expect(await post(server, "users/open", { ...account, full_name: "Li Lei" })).toBe(200);
}

/** How twenty logins that come at once are answered. */
async function twentyLogins(server: FaultedServer): Promise<Set<number>> {
  return new Set(await Promise.all(Array.from({ length: 20 }, () => logIn(server))));
}

function logIn(server: FaultedServer, { email, password } = ACCOUNT): Promise<number> {
  return post(server, "login", { username: email, password });
}

function post({ url }: FaultedServer, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return statusOf(`${url}/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The process of this server that hashes passwords. */
async function hashingPid({ child }: FaultedServer): Promise<number> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const [status, command] = await Promise.all(
      ["status", "cmdline"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
    );
    if (status?.includes(`\nPPid:\t${child.pid}\n`) && command?.includes("hashing-process-main")) return Number(pid);
  }
  throw new Error("The server has no process that hashes passwords");
}
