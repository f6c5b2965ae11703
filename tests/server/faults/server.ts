import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { freePort } from "../../support/free-port.ts";

const MAIN = fileURLToPath(new URL("../../../src/server/main.ts", import.meta.url));
const START_WITHIN_MS = 120_000;

/** The real server as a process of its own, which ends with its test. */
export interface FaultedServer {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** What it depends on, reached directly. */
  database: TestDatabase;
  /** SIGTERM. @returns Its exit code. */
  stop(): Promise<number | null>;
}

interface Options {
  /** The program that is started: this build's unless told. */
  main?: string;
  env?: Record<string, string>;
  /** Where the server looks for its database, by the URL at which it is; the same unless told. */
  databaseAt?: (url: string) => Promise<string> | string;
  /** What the folder of its data holds before it starts. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Where its output goes; nowhere unless told. */
  stdout?: "pipe" | number;
}

/** Has something done when a test ends: its own, because tests run side by side. */
export type OnTestFinished = (work: () => void | Promise<void>) => void;

/** Starts a server on a database of its own, without limits by request, and waits until it is ready. */
export async function startFaulted(
  onTestFinished: OnTestFinished,
  { main = MAIN, env = {}, databaseAt = (url) => url, prepare, stdout }: Options = {},
): Promise<FaultedServer> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const dataDir = await mkdtemp(join(tmpdir(), "qiying-faults-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await prepare?.(dataDir);
  const port = await freePort();
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: await databaseAt(database.url),
    DEMO_DATA: "off",
    RATE_LIMITS: "off",
  };
  const stdio: StdioOptions = ["ignore", stdout ?? "ignore", "inherit"];
  const child = spawn(process.execPath, [main], { env: { PATH, NODE_COMPILE_CACHE, ...settings, ...env }, stdio });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, dataDir, child, database, stop: () => stopped(child) };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while ((await statusOf(`${url}/ready`)) !== 200) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start: ${child.exitCode}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }
  return child.exitCode;
}

/** Longer than any answer takes: a server that is held up would never say so. */
const ANSWERED_WITHIN_MS = 30_000;

/** The status of an answer; 0 for none. */
export async function statusOf(url: string, init?: RequestInit): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), ...init }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  );
}

/** Somebody who uses the site while a part of it is out of order. */
export interface Visitor {
  /** Searches, opens a room, posts one, and asks the probes: each by the status it was answered with. */
  visit(): Promise<Record<string, number>>;
}

/** Of a visit during which all that is asked is answered. */
export const ALL_WELL = { search: 200, room: 200, post: 200, health: 200, ready: 200 };

const ROOM = {
  title: "Ensuite by the river 河景",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 210,
  email: "landlord@example.org",
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody with an account and a room. */
export async function visitorOf({ url }: Pick<FaultedServer, "url">): Promise<Visitor> {
  const json = { "content-type": "application/json" };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v1/${path}`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
  const account = { email: "visitor@example.org", password: "a quiet room 42" };
  await post("users/open", { ...account, full_name: "Li Lei" });
  const login = await post("login", { username: account.email, password: account.password });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const room = () => ({ ...ROOM, begin_date: dayIn(30), end_date: dayIn(300) });
  const { id } = (await (await post("items/", room(), headers)).json()) as { id: string };
  if (id === undefined) throw new Error("The visitor's room was refused");

  return {
    async visit() {
      const answer = await post("items/", room(), headers).catch(() => ({ status: 0 }));
      return {
        search: await statusOf(`${url}/api/v1/items/filter-open?city=London`),
        room: await statusOf(`${url}/api/v1/items/${id}`, { headers }),
        post: answer.status,
        health: await statusOf(`${url}/health`),
        ready: await statusOf(`${url}/ready`),
      };
    },
  };
}

/** What a server holds, by its own account. */
export interface Held {
  memoryMb: number;
  files: number;
  /** Of the pool, to the database. */
  connections: number;
}

/** A figure that a server tells at /metrics, summed over its labels. */
export async function figure({ url }: Pick<FaultedServer, "url">, name: string): Promise<number> {
  return sumOf(await metricsOf(url), name);
}

export async function heldBy({ url }: Pick<FaultedServer, "url">): Promise<Held> {
  const text = await metricsOf(url);
  return {
    memoryMb: sumOf(text, "process_resident_memory_bytes") / 2 ** 20,
    files: sumOf(text, "process_open_fds"),
    connections: sumOf(text, "qiying_database_connections"),
  };
}

// Whatever is out of order: it is then that somebody looks.
async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`);
  return answer.text();
}

function sumOf(metrics: string, name: string): number {
  const found = metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"));
  return [...found].reduce((total, [, value]) => total + Number(value), 0);
}
