import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routes, type RouteName } from "#contract/routes.ts";
import { QUIET_ROUTES } from "../../../src/server/http/log/request-log.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import { mailTransport } from "../../../src/server/mail/transport.ts";
import { sampleCalls, sendSample, type Sample } from "../access/sample-calls.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let roomId = "";
let lines: string[] = [];
/** Everything secret or personal that was sent since the lines were cleared. */
let planted: string[] = [];

beforeAll(async () => {
  server = await startTestApp({
    settings: { rateLimits: false },
    logLevel: "info",
    logTo: { write: (line) => void lines.push(line) },
  });
  [roomId = ""] = await server.add({ title: "studio" });
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
  planted = ["canary", "198.51.100.77"];
});

let canaries = 0;

function canary(): string {
  return `canary-${(canaries += 1)}`;
}

async function person(fields: { is_superuser?: boolean } = {}): Promise<TestUser> {
  const user = await server.addUser({ ...fields, email: `${canary()}@example.org`, password: `${canary()} A7%` });
  planted.push(user.email, user.password, user.tokens.access_token, user.tokens.refresh_token);
  return user;
}

function expectNothingPlanted(): void {
  const log = lines.join("");
  // A part of a token is as good as a whole one to those who have the rest.
  const signatures = planted.map((secret) => secret.split(".").at(-1) ?? "").filter(({ length }) => length > 40);
  for (const secret of new Set([...planted, ...planted.map(encodeURIComponent), ...signatures])) {
    expect(log).not.toContain(secret);
  }
}

const names = Object.keys(routes) as RouteName[];

async function sampleOf(name: RouteName): Promise<{ sample: Sample; caller: TestUser }> {
  const caller = await person({ is_superuser: true });
  const sample = await sampleCalls[name]({ server, caller, target: await person(), roomId });
  const secrets = ["token", "new_password", "password"].map((field) => sample.body?.[field]);
  planted.push(...secrets.map((secret) => (typeof secret === "string" ? secret : "canary")));
  return { sample, caller };
}

test.each(names)("G23: %s leaves nothing secret in the log, answered or refused", async (name) => {
  const { sample, caller } = await sampleOf(name);
  const spoilt = Object.fromEntries(Object.keys(sample.body ?? {}).map((field) => [field, canary()]));
  const strange = { ...spoilt, is_superuser: canary(), [canary()]: canary() };
  const headers = caller.headers();
  await sendSample(server, name, sample, headers);
  await sendSample(server, name, { ...sample, query: { ...sample.query, [canary()]: canary() } });
  await sendSample(server, name, sample, {
    ...headers,
    "idempotency-key": canary(),
    "x-forwarded-for": "198.51.100.77",
  });
  await sendSample(server, name, sample, { authorization: `Bearer ${canary()}` });
  await sendSample(server, name, { ...sample, body: strange }, headers);
  await sendSample(server, name, {
    ...sample,
    params: { id: canary(), user_id: canary(), email: canary(), code: canary() },
  });
  for (const payload of [`{"password":"${canary()}`, `["${canary()}"]`]) await inject(name, payload, headers);
  // Probes are quiet.
  if (!QUIET_ROUTES.has(routes[name].path)) expect(lines.length).toBeGreaterThanOrEqual(8);
  expectNothingPlanted();
});

function inject(name: RouteName, payload: string, headers: Record<string, string>) {
  const { method, path } = routes[name];
  const request: InjectOptions = { method, url: path, headers, payload, remoteAddress: "198.51.100.77" };
  return server.app.inject({ ...request, headers: { ...headers, "content-type": "application/json" } });
}

test("G23: neither does a path that nobody knows", async () => {
  for (const url of [
    `/${canary()}@example.org`,
    `/api/v1/reset-password?token=${canary()}`,
    `/api/v1/%ff${canary()}`,
  ]) {
    await server.get(url, { referer: `https://qiying.example/reset-password?token=${canary()}`, cookie: canary() });
  }
  expectNothingPlanted();
});

// PostgreSQL quotes the whole row that it refuses.
const refusing: [name: RouteName, table: string, check: string][] = [
  ["signUp", "account", "email not like 'canary-%'"],
  ["updateOwnUser", "account", "full_name not like 'canary-%'"],
  ["login", "session", "generation < 0"],
];

test.each(refusing)(
  "G23: what the database says of a row that it refuses in %s is not logged",
  async (name, table, check) => {
    const caller = await person();
    const sample = {
      signUp: { email: `${canary()}@example.org`, full_name: canary(), password: `${canary()} A7%` },
      updateOwnUser: { full_name: canary() },
      login: { username: caller.email, password: caller.password },
    };
    await server.database.pool.query(`alter table ${table} add constraint broken check (${check}) not valid`);
    const answer = await sendSample(server, name, { body: sample[name as keyof typeof sample] }, caller.headers());
    await server.database.pool.query(`alter table ${table} drop constraint broken`);
    expect(answer.statusCode).toBe(500);
    planted.push("argon2", "Failing row");
    expectNothingPlanted();
    const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request failed");
    expect(failed.err).toMatchObject({ type: "DatabaseError", code: "23514", constraint: "broken" });
    expect(failed.err.stack).toContain("at ");
  },
);

test("G23: the sender of mails writes neither addresses nor codes nor links into its log", async () => {
  const folder = await mkdtemp(join(tmpdir(), "qiying-mails-"));
  const user = await person();
  const log = { info: write, warn: write };
  const code = "640182";
  planted.push(code, user.email);
  await server.post(`/api/v1/sign-up/check/${encodeURIComponent(`${canary()}@example.org`)}/${code}`);
  await server.post(`/api/v1/password-recovery/${encodeURIComponent(user.email)}`);
  const transport = mailTransport({
    smtpUrl: undefined,
    mailFrom: "a@qiying.example",
    mailConnections: 1,
    folder,
    log,
  });
  const smtpUrl = "smtp://canary-user:canary-password@127.0.0.1:1";
  const broken = mailTransport({ smtpUrl, mailFrom: "a@qiying.example", mailConnections: 1, folder, log });
  const parts = {
    db: server.database.kysely,
    clock: server.clock,
    secretKeys: SECRET_KEYS,
    site: () => ({ url: SITE_URL, supportEmail: undefined }),
    log,
  };
  await sendDueMails({ ...parts, transport: broken });
  server.clock.set("2026-11-21T12:01:00Z");
  await sendDueMails({ ...parts, transport });
  await rm(folder, { recursive: true });
  const texts = lines.filter((line) => line.includes("mail"));
  expect(texts.join("")).toContain("a mail has to wait");
  expect(texts.join("")).toContain("wrote a mail");
  expectNothingPlanted();

  function write(fields: object, line: string): void {
    lines.push(JSON.stringify({ ...fields, msg: line }));
  }
});

test("V16.2.1, V16.3.1: lines name the user who was signed in, and what happened to an account", async () => {
  const user = await person();
  await server.get("/api/v1/users/me", user.headers());
  await server.post("/api/v1/login", { username: user.email, password: user.password });
  await server.post("/api/v1/login", { username: user.email, password: canary() });
  await server.post("/api/v1/login", { username: "nobody@example.org", password: canary() });
  await server.post("/api/v1/login", { username: user.email, password: user.password, is_superuser: true });
  await server.post("/api/v1/logout", undefined, user.headers());
  const told = lines.map((line) => JSON.parse(line)).map(({ msg, userId, status }) => [msg, userId, status]);
  expect(told).toEqual([
    ["answered", user.id, 200],
    ["login succeeded", user.id, undefined],
    ["answered", undefined, 200],
    ["login failed", user.id, undefined],
    ["answered", undefined, 400],
    ["login failed", null, undefined],
    ["answered", undefined, 400],
    ["privileged fields ignored", undefined, undefined],
    ["login succeeded", user.id, undefined],
    ["answered", undefined, 200],
    ["logged out", user.id, undefined],
    ["answered", undefined, 204],
  ]);
  expectNothingPlanted();
});
