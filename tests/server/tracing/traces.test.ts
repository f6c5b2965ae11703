import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { told } from "../../../src/server/occurrences.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { tracedStorage } from "../../../src/server/photos/storage/traced-storage.ts";
import { startTracing, type Tracing } from "../../../src/server/tracing/start-tracing.ts";
import { startOtlpReceiver } from "../../support/otlp-receiver.ts";
import { CORE_ONLY } from "../../support/scope.ts";
import { startTestApp } from "../test-app.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Line = Record<string, unknown>;

/** A server whose traces a collector takes, and what is told of it. */
async function traced(
  settings: Partial<Parameters<typeof startTestApp>[0]> = {},
  collector?: { endpoint: string; share?: number },
) {
  const lines: Line[] = [];
  const receiver = await startOtlpReceiver();
  endings.push(() => receiver.close());
  const told: Line[] = [];
  const tracing: Tracing = startTracing({
    endpoint: receiver.endpoint,
    share: 1,
    ...collector,
    log: { info: (line) => told.push({ line }), warn: (fields, line) => told.push({ ...fields, line }) },
  });
  endings.push(() => tracing.stop());
  const site = await startTestApp({
    isTraced: true,
    logLevel: "info",
    logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) },
    ...settings,
  });
  endings.push(() => site.close());
  return {
    site,
    lines,
    told,
    /** All spans, once they are sent. */
    spans: async () => {
      await tracing.stop();
      return receiver.spans;
    },
    bytes: () => receiver.bytes(),
  };
}

test("a request is a span by its route, with a span for each statement below, and found from its line in the log", async () => {
  const { site, lines, spans } = await traced();
  const [id = ""] = await site.add({ title: "A quiet room" });
  const answer = await site.get(`/api/v1/items/${id}`, site.signedIn());
  expect(answer.statusCode).toBe(200);
  const all = await spans();
  const request = all.find(({ name }) => name === "GET /api/v1/items/:id");
  expect(request).toMatchObject({
    kind: 2,
    parentSpanId: "",
    hasFailed: false,
    attributes: {
      "http.request.method": "GET",
      "http.route": "/api/v1/items/:id",
      "http.response.status_code": 200,
      "http.response.header.x-request-id": [answer.headers["x-request-id"]],
    },
    resource: { "service.name": "qiying" },
  });
  const statements = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.every(({ name, kind }) => name === "sql select" && kind === 3)).toBe(true);
  expect(statements.at(-1)?.attributes["db.query.text"]).toMatch(/from .*listing.*\$1/s);
  const line = lines.find(({ msg }) => msg === "answered");
  expect(line).toMatchObject({
    reqId: answer.headers["x-request-id"],
    trace_id: request?.traceId,
    span_id: request?.spanId,
  });
});

test("a request with a body stays one trace; its failure is told by its kind alone", async () => {
  const { site, lines, spans } = await traced();
  await site.database.pool.query(`alter table account rename column full_name to name_in_full`);
  const body = { email: "ann@example.org", password: "canary quiet room 42", full_name: "Ann" };
  const answer = await site.post("/api/v1/users/open", body);
  expect(answer.statusCode).toBe(500);
  const all = await spans();
  const request = all.find(({ name }) => name === "POST /api/v1/users/open");
  expect(request).toMatchObject({ hasFailed: true, attributes: { "error.type": "500" } });
  expect(new Set(all.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(all.find(({ hasFailed, name }) => hasFailed && name.startsWith("sql"))?.attributes["error.type"]).toBe(
    "42703",
  );
  expect(lines.find(({ msg }) => msg === "request failed")).toMatchObject({ trace_id: request?.traceId });
});

test("no span names a person, an address, a value or what was typed", async () => {
  const { site, spans, bytes } = await traced({ settings: { rateLimits: false } });
  const person = await site.addUser({ email: "canary@example.org", password: "canary quiet room 42" });
  await site.post("/api/v1/login", { username: person.email, password: "canary wrong 42" });
  await site.post("/api/v1/password-recovery/canary@example.org");
  await site.get("/api/v1/items/fuzzy?fuzzy=canary", {
    ...person.headers(),
    "user-agent": "canary/1.0",
    "x-real-ip": "198.51.100.77",
  });
  await site.get("/canary?canary=1");
  expect((await spans()).length).toBeGreaterThan(5);
  for (const secret of ["canary", "198.51.100.77", "127.0.0.1", person.id, person.tokens.access_token]) {
    expect(bytes()).not.toContain(secret);
  }
});

test("a trace goes on from a trusted proxy, and from nobody else", async () => {
  const { site, spans } = await traced({ settings: { trustedProxies: ["192.0.2.0/24"] } });
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const ask = (url: string, remoteAddress: string, headers = {}) =>
    site.app.inject({ url, remoteAddress, headers: { traceparent, ...headers } });
  await ask("/api/v1/items/count", "192.0.2.7", { "x-forwarded-for": "198.51.100.1" });
  await ask("/api/v1/site", "198.51.100.1", { "x-forwarded-for": "192.0.2.7" });
  const all = await spans();
  const [trusted, stranger] = ["GET /api/v1/items/count", "GET /api/v1/site"].map((name) =>
    all.find((span) => span.name === name),
  );
  expect(trusted).toMatchObject({ traceId: "0af7651916cd43dd8448eb211c80319c", parentSpanId: "b7ad6b7169203331" });
  expect(stranger?.parentSpanId).toBe("");
  expect(stranger?.traceId).not.toBe(trusted?.traceId);
});

test("jobs, mails and the store have spans; what only looks for work has none", async () => {
  const { site, spans } = await traced();
  const { kysely } = site.database;
  await told(
    "job",
    { name: "sweepNothing" },
    async () => void (await kysely.selectFrom("listing").select("id").execute()),
  );
  await site.mails();
  const quiet = await site.get("/health");
  expect(quiet.statusCode).toBe(200);
  await site.post("/api/v1/sign-up/check/someone@example.org/123456");
  await site.mails();
  const folder = await mkdtemp(join(tmpdir(), "qiying-traced-"));
  endings.push(() => rm(folder, { recursive: true }));
  await tracedStorage(diskStorage(folder), "disk").remove("0".repeat(64));
  const all = await spans();
  const named = (name: string) => all.filter((span) => span.name === name);
  expect(named("job sweepNothing")).toHaveLength(1);
  expect(named("sql select").map(({ parentSpanId }) => parentSpanId)).toContain(named("job sweepNothing")[0]?.spanId);
  expect(named("mail send")).toMatchObject([{ parentSpanId: "", hasFailed: false }]);
  expect(named("store remove")).toMatchObject([{ attributes: { "qiying.store": "disk" } }]);
  expect(named("GET /health")).toEqual([]);
  expect(all.filter(({ name, parentSpanId }) => name.startsWith("sql") && parentSpanId === "")).toEqual([]);
});

test("of a share of nothing nothing is sent, and lines in the log name no trace", async () => {
  const { site, lines, spans } = await traced({}, { endpoint: "http://127.0.0.1:9", share: 0 });
  await site.get("/api/v1/items/count");
  expect(await spans()).toEqual([]);
  expect(lines.find(({ msg }) => msg === "answered")).not.toHaveProperty("trace_id");
});

// The last try of each is waited for.
test.skipIf(CORE_ONLY).each([
  ["refuses connections", null],
  ["takes them and never answers", "silent"],
])(
  "a collector that %s costs a line in the log: requests are answered, and the end is not held up",
  async (_, kind) => {
    const silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    endings.push(async () => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const { site, told: heard, spans } = await traced({}, { endpoint: `http://127.0.0.1:${kind === null ? 9 : port}` });
    await site.add({ title: "room" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/api/v1/items/open")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const begun = performance.now();
    await spans();
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(heard.map(({ line }) => line)).toEqual(["traces are lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT"]);
  },
);
