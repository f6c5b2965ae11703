import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { connect as connectTo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startOtlpReceiver } from "../support/otlp-receiver.ts";
import { CORE_ONLY } from "../support/scope.ts";

const MAIN = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));
/** Each of these starts a server or two, on which `npm test` spends its time elsewhere. */
const longTest = test.skipIf(CORE_ONLY);
let dataDir = "";
let database: TestDatabase | undefined;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "qiying-main-"));
  // As root the embedded database runs as `nobody`, who has to get in.
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  for (const child of running.splice(0)) await stopped(child, "SIGKILL");
  await database?.drop();
  database = undefined;
  await rm(dataDir, { recursive: true });
});

interface Server {
  child: ChildProcess;
  output: () => string;
}

function start(environment: Record<string, string> = {}, ...flags: string[]): Server {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, [MAIN, ...flags], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: "0", DEMO_DATA: "off", ...environment },
  });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function addressOf(server: Server): Promise<string> {
  const address = /Qiying 栖英 is ready: (http:\/\/127\.0\.0\.1:\d+)\n/;
  await expect.poll(server.output, { timeout: 60_000 }).toMatch(address);
  return address.exec(server.output())?.[1] ?? "";
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

async function onTestDatabase(): Promise<Record<string, string>> {
  database = await createTestDatabase();
  return { DATABASE_URL: database.url };
}

test.each(CORE_ONLY ? (["SIGTERM"] as const) : (["SIGTERM", "SIGINT"] as const))(
  "W-14: the server says where it is, and %s stops it and the database that it started",
  async (signal) => {
    const server = start();
    const answer = await fetch(`${await addressOf(server)}/api/v1/items/count`);
    expect(await answer.json()).toEqual({ count: 0 });
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(true);
    expect(await stopped(server.child, signal)).toBe(0);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
    expect(await readdir(dataDir)).toContain("secret-key");
  },
);

test("F2: an answer that is under way when the server is told to stop still comes", async () => {
  const server = start(await onTestDatabase());
  const address = await addressOf(server);
  const holder = await database?.pool.connect();
  await holder?.query("begin; lock table listing in access exclusive mode");
  const answer = fetch(`${address}/api/v1/items/open`);
  await new Promise((later) => setTimeout(later, 300));
  const exit = once(server.child, "exit");
  server.child.kill("SIGTERM");
  const isListening = () =>
    fetch(`${address}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { interval: 20, timeout: 30_000 }).toBe(false);
  await holder?.query("rollback");
  holder?.release();
  expect((await answer).status).toBe(200);
  expect(await exit).toEqual([0, null]);
});

longTest("F2: idle connections do not keep a stopping server", async () => {
  const server = start(await onTestDatabase());
  const address = await addressOf(server);
  await (await fetch(`${address}/health`)).text();
  const idle = connectTo(Number(new URL(address).port), "127.0.0.1");
  await once(idle, "connect");
  const begun = performance.now();
  expect(await stopped(server.child, "SIGTERM")).toBe(0);
  expect(performance.now() - begun).toBeLessThan(9000);
  idle.destroy();
});

longTest("a port that is taken is one sentence that says what to do", async () => {
  const environment = await onTestDatabase();
  const port = new URL(await addressOf(start(environment))).port;
  const second = start({ ...environment, PORT: port });
  await once(second.child, "exit");
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(
    `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
  );
  expect(second.output()).not.toMatch(/\n\s+at |after calling end/);
});

test("a setting that cannot be used is one sentence, without a stack", async () => {
  const server = start({ PORT: "eight", DEMO_DATA: "maybe" });
  await once(server.child, "exit");
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toBe(
    "PORT must be a whole number from 0 to 65535, for example 8000.\nDEMO_DATA must be on or off (1 and 0 do too).\n",
  );
});

test("a database of another schema is one sentence that says what to do", async () => {
  const environment = await onTestDatabase();
  await database?.pool.query(
    "update schema_migration set name = '001-rooms-and-requests.sql', checksum = '' where number = 1",
  );
  const server = start(environment);
  await once(server.child, "exit");
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toMatch(
    /^The database was made with another schema: its 001-rooms-and-requests\.sql .* Make a new one: .* DATABASE_URL\.\n$/,
  );
});

longTest("a start makes the superuser that is set and the demo user, both of whom can log in", async () => {
  const superuser = { FIRST_SUPERUSER: "admin@example.org", FIRST_SUPERUSER_PASSWORD: "velvet-otter-91" };
  const server = start({ ...(await onTestDatabase()), ...superuser, DEMO_DATA: "on" });
  const address = await addressOf(server);
  expect(server.output()).toContain("log in as demo@qiying.example with the password try-qiying-out\n");
  const logIn = async (username: string, password: string): Promise<number> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ username, password });
    return (await fetch(`${address}/api/v1/login`, { method: "POST", headers, body })).status;
  };
  expect(await logIn("admin@example.org", "velvet-otter-91")).toBe(200);
  expect(await logIn("demo@qiying.example", "try-qiying-out")).toBe(200);
});

longTest("half a superuser stops the start before anything is made", async () => {
  const server = start({ FIRST_SUPERUSER: "admin@example.org" });
  await once(server.child, "exit");
  expect([server.child.exitCode, await readdir(dataDir)]).toEqual([1, []]);
  expect(server.output()).toBe(
    "FIRST_SUPERUSER needs FIRST_SUPERUSER_PASSWORD; make one with: openssl rand -base64 18\n",
  );
});

longTest("--help prints the settings and starts nothing", async () => {
  const server = start({}, "--help");
  await once(server.child, "exit");
  expect([server.child.exitCode, server.output()]).toEqual([0, expect.stringContaining("DATA_DIR")]);
  expect(await readdir(dataDir)).toEqual([]);
});

longTest(
  "G23, W-12: the log is one JSON line a request, without address, query, path parameters or token, and quiet about probes",
  async () => {
    const server = start(await onTestDatabase());
    const address = await addressOf(server);
    await fetch(`${address}/api/v1/items/fuzzy?fuzzy=canary-keyword`);
    await fetch(`${address}/api/v1/items/canary-id`, { headers: { authorization: "Bearer canary-token" } });
    await fetch(`${address}/canary@example.org`);
    for (const probe of ["/health", "/ready", "/serving", "/api/v1/ping"]) await fetch(`${address}${probe}`);
    await stopped(server.child, "SIGTERM");
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const answered = lines
      .filter(({ msg }) => msg === "answered")
      .map(({ method, route, status }) => ({ method, route, status }));
    expect(answered).toEqual([
      { method: "GET", route: "/api/v1/items/fuzzy", status: 200 },
      { method: "GET", route: "/api/v1/items/:id", status: 401 },
      { method: "GET", route: expect.any(String), status: 404 },
    ]);
    expect(server.output()).not.toContain("canary");
    expect(server.output().replaceAll(address, "")).not.toContain("127.0.0.1");
  },
);

const broken: [what: string, bytes: string, status: string][] = [
  ["two lengths", "GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "400"],
  [
    "length and chunks together",
    "POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "400",
  ],
  ["an unknown transfer coding", "POST /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n", "40[05]"],
  ["a space before the colon", "GET /health HTTP/1.1\r\nHost : x\r\n\r\n", "400"],
  ["no host", "GET /health HTTP/1.1\r\n\r\n", "400"],
  ["no HTTP at all", "hello\r\n\r\n", "400"],
  ["headers of 17 kB", `GET /health HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(17_000)}\r\n\r\n`, "431"],
];

longTest(
  "G20: bytes that are no proper request are answered once, with every security header, and cut off",
  async () => {
    const { port } = new URL(await addressOf(start(await onTestDatabase())));
    for (const [what, bytes, status] of broken) {
      const socket = connectTo(Number(port), "127.0.0.1");
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString()));
      socket.write(bytes);
      await once(socket, "close");
      expect(answer, what).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.match(/HTTP\/1\.1/g), what).toHaveLength(1);
      if (what !== "no host")
        expect(answer.toLowerCase(), what).toContain("content-security-policy: default-src 'none'");
    }
  },
);

longTest(
  "F13: a server that is told to stop says so at once, lives, and answers on until its time is over",
  async () => {
    const server = start({ ...(await onTestDatabase()), DRAIN_SECONDS: "2" });
    const url = await addressOf(server);
    const probed = (): Promise<number[]> =>
      Promise.all(["/serving", "/ready", "/health"].map(async (path) => (await fetch(`${url}${path}`)).status));
    expect(await probed()).toEqual([200, 200, 200]);
    const exit = stopped(server.child, "SIGTERM");
    await expect.poll(probed).toEqual([503, 503, 200]);
    expect((await fetch(`${url}/api/v1/items/count`)).status).toBe(200);
    expect(await exit).toBe(0);
  },
);

longTest("an uncaught error is logged before it ends the process", async () => {
  const mistake = "process.once('SIGUSR2', () => { throw new TypeError('nobody has caught this') })";
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(mistake)}`;
  const server = start({ ...(await onTestDatabase()), NODE_OPTIONS });
  await addressOf(server);
  server.child.kill("SIGUSR2");
  await expect.poll(() => server.child.exitCode, { timeout: 60_000 }).toBe(1);
  const line = server
    .output()
    .split("\n")
    .find((text) => text.includes("ended by a mistake"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: 60,
    err: { type: "TypeError", message: "nobody has caught this" },
  });
});

/** Has a server say when it loads OpenTelemetry's SDK. */
const TELLS_OF_SDK = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(specifier, context, next) {
      if (/^@opentelemetry\\/(sdk|exporter)/.test(specifier)) process.stderr.write("The SDK is loaded\\n");
      return next(specifier, context);
    },
  });
`)}`;

longTest(
  "traces are sent where an endpoint is set, the last at the end; else nothing of the SDK is loaded",
  async () => {
    const collector = await startOtlpReceiver();
    const onDatabase = { ...(await onTestDatabase()), NODE_OPTIONS: TELLS_OF_SDK };
    try {
      // First, since sweeps are done once for the site: the other server finds them done.
      const traced = start({ ...onDatabase, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
      await fetch(`${await addressOf(traced)}/api/v1/items/count`);
      expect(await stopped(traced.child, "SIGTERM")).toBe(0);
      expect(traced.output()).toContain("The SDK is loaded");
      const names = collector.spans.map(({ name }) => name);
      expect(names).toContain("GET /api/v1/items/count");
      expect(names).toContain("job sweepSessions");
      const plain = start(onDatabase);
      await fetch(`${await addressOf(plain)}/api/v1/items/count`);
      expect(await stopped(plain.child, "SIGTERM")).toBe(0);
      expect(plain.output()).not.toContain("The SDK is loaded");
    } finally {
      await collector.close();
    }
  },
);
