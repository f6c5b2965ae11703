import { spawn } from "node:child_process";
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLease } from "../../../../src/server/db/embedded-postgres/acquire-lease.ts";
import { locateCluster } from "../../../../src/server/db/embedded-postgres/cluster.ts";
import { stopPostmaster } from "../../../../src/server/db/embedded-postgres/postmaster.ts";
import { startEmbeddedPostgres } from "../../../../src/server/db/embedded-postgres/start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "../../../../src/server/db/embedded-postgres/start-embedded-postgres.ts";
import {
  ask,
  makeDataDir,
  makeUsedDataDir,
  postmasterPid,
  startServerUser,
} from "../../../support/embedded-postgres.ts";
import { testBinaries } from "../../../support/test-postgres.ts";

let dataDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dataDir, remove } = await makeUsedDataDir());
});
afterEach(() => remove());

const start = (directory = dataDir): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: directory, log: () => undefined, binaries: testBinaries });
const inCluster = (name: string): string => join(dataDir, "postgres", name);

test("the server is reached through a private socket only, and keeps what it has confirmed", async () => {
  const server = await start();
  const settings = {
    listen_addresses: "",
    unix_socket_permissions: "0700",
    shared_buffers: "256MB",
    random_page_cost: "1.1",
    jit: "off",
    fsync: "on",
    synchronous_commit: "on",
    data_checksums: "on",
    server_encoding: "UTF8",
    lc_collate: "C",
  };
  const major = Number(await ask(server.url, "select current_setting('server_version_num')::int / 10000 as answer"));
  for (const [name, value] of Object.entries({ ...settings, ...(major >= 18 ? { io_method: "sync" } : {}) })) {
    // 16 and newer have it as a property of the database only.
    const query =
      name === "lc_collate"
        ? "select datcollate as answer from pg_database"
        : `select current_setting('${name}') as answer`;
    expect([name, await ask(server.url, query)]).toEqual([name, value]);
  }
  expect((await stat(join(dataDir, "postgres"))).mode & 0o777).toBe(0o700);
  await server.leave();
});

test("what a user types never gets into the server's log", async () => {
  const server = await start();
  await ask(server.url, "create table users as select 'someone@example.org' as email");
  await ask(server.url, "create unique index on users (email)");
  const again = ask(server.url, "insert into users select email from users");
  await expect(again).rejects.toThrow("duplicate key");
  await server.leave();
  const log = await readFile(join(dataDir, "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("someone@example.org");
});

test("a first start that was cut off leaves nothing that a second one stumbles over", async () => {
  const { dataDir, remove } = await makeDataDir();
  const first = startServerUser(dataDir).catch((error: unknown) => error);
  await expect
    .poll(async () => (await readdir(dataDir).catch(() => [])).join(), { interval: 5 })
    .toContain("postgres.new-");
  const [name = ""] = await readdir(dataDir);
  await delay(100);
  process.kill(Number(name.split("-")[1]), "SIGKILL");
  await first;
  const second = await start(dataDir);
  expect(await ask(second.url, "select 1 as answer")).toBe(1);
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log"]);
  await second.leave();
  await remove();
});

// PostgreSQL itself sees through numbers of other users' processes, so these have to be the server's own user's.
const asServer = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test("a lock file whose number now belongs to another program is no obstacle", async () => {
  // As after a restart of a container, where the same few numbers are given out again.
  const program = spawn("/bin/sleep", ["30"], { ...asServer, stdio: "ignore" });
  await writeFile(inCluster("postmaster.pid"), `${program.pid}\n${join(dataDir, "postgres")}\n`);
  await writeFile(inCluster(".s.PGSQL.5432.lock"), `${program.pid}\n`);
  const server = await start();
  expect(await ask(server.url, "select 1 as answer")).toBe(1);
  expect(await postmasterPid(dataDir)).not.toBe(program.pid);
  await server.leave();
  expect(program.exitCode).toBeNull();
  program.kill("SIGKILL");
});

test("a lock file whose number now belongs to the server of another directory is no obstacle", async () => {
  const other = await makeUsedDataDir();
  const neighbour = await start(other.dataDir);
  const pid = await postmasterPid(other.dataDir);
  await writeFile(inCluster("postmaster.pid"), `${pid}\n${join(dataDir, "postgres")}\n`);
  const server = await start();
  expect(await postmasterPid(dataDir)).not.toBe(pid);
  await server.leave();
  expect(await ask(neighbour.url, "select 1 as answer")).toBe(1);
  await neighbour.leave();
  await other.remove();
});

test("a killed server whose process is a zombie is no obstacle", async () => {
  // A shell that never waits for its child: the child stays as a zombie.
  const shell = spawn("/bin/sh", ["-c", "sleep 0.1 & echo $!; exec sleep 30"], {
    ...asServer,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const zombie = await new Promise<number>((resolve) =>
    shell.stdout.once("data", (data) => resolve(Number(String(data)))),
  );
  await expect.poll(() => readFile(`/proc/${zombie}/stat`, "utf8")).toMatch(/\) Z /);
  await writeFile(inCluster("postmaster.pid"), `${zombie}\n${join(dataDir, "postgres")}\n`);
  const server = await start();
  expect(await ask(server.url, "select 1 as answer")).toBe(1);
  await server.leave();
  shell.kill("SIGKILL");
});

test("a server that hangs is stopped all the same, and what it has confirmed is there at the next start", async () => {
  const cluster = await locateCluster(dataDir);
  const lease = await acquireLease(cluster, testBinaries, () => undefined);
  const client = new pg.Client(cluster.url);
  client.on("error", () => undefined);
  await client.connect();
  await client.query("create table kept as select 7 as answer");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(Number(rows[0]?.pid), "SIGSTOP");
  await lease.giveBack(() => stopPostmaster(cluster, 200));
  expect(await postmasterPid(dataDir)).toBeNull();
  const next = await start();
  expect(await ask(next.url, "select answer from kept")).toBe(7);
  await next.leave();
});

test("a database of another major version is refused with what to do", async () => {
  await writeFile(inCluster("PG_VERSION"), "13\n");
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 13, but here is PostgreSQL \d+.*DATABASE_URL/);
});

test("a database that cannot start says why, within seconds", async () => {
  await appendFile(inCluster("postgresql.conf"), "no_such_setting = 1\n");
  const begin = performance.now();
  await expect(start()).rejects.toThrow(/PostgreSQL does not start: .*postgresql\.conf/);
  expect(performance.now() - begin).toBeLessThan(30_000);
});

test("a directory full of something else is left alone", async () => {
  const { dataDir, remove } = await makeDataDir();
  const letter = join(dataDir, "postgres", "letter.txt");
  await mkdir(dirname(letter), { recursive: true });
  await writeFile(letter, "Dear reader");
  await expect(start(dataDir)).rejects.toThrow(/is in the way/);
  expect(await readFile(letter, "utf8")).toBe("Dear reader");
  await remove();
});

test("a path that is too long for a socket works, and the next process finds the server", async () => {
  const long = join(dataDir, "a-rather-long-name-for-a-directory".repeat(3));
  const first = await start(long);
  expect(first.url).toContain(encodeURIComponent("/tmp/qiying-"));
  const second = await startServerUser(long);
  expect(second.url).toBe(first.url);
  await first.leave();
  expect(await ask(second.url, "select 1 as answer")).toBe(1);
  await second.leave();
  const socketDir = new URL(first.url).searchParams.get("host") ?? "";
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  await rm(socketDir, { recursive: true });
});

test("paths with blanks, quotes and Chinese characters work", async () => {
  const server = await start(join(dataDir, "房子 'o' \"x\" %41 &"));
  expect(await ask(server.url, "select 1 as answer")).toBe(1);
  await server.leave();
});

test("on Windows's terms (a loopback port and a password) it works as well", async () => {
  const { dataDir, remove } = await makeDataDir();
  const cluster = await locateCluster(dataDir, "win32");
  const lease = await acquireLease(cluster, testBinaries, () => undefined);
  expect(await ask(cluster.url, "select current_setting('listen_addresses') as answer")).toBe("127.0.0.1");
  const guess = new URL(cluster.url);
  guess.password = "guess";
  await expect(ask(guess.href, "select 1 as answer")).rejects.toThrow("password");
  expect((await locateCluster(dataDir, "win32")).url).toBe(cluster.url);
  await lease.giveBack(() => stopPostmaster(cluster));
  await remove();
});
