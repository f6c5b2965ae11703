import { availableParallelism } from "node:os";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings, settingsHelp } from "../../../src/server/settings/settings.ts";
import { SETTING_TABLE } from "../../../src/server/settings/setting-table.ts";
import type { SecretKeys } from "../../../src/server/secret-keys.ts";
import { readSecretKeys } from "../../../src/server/settings/read-secret-keys.ts";

const SECRET = "s".repeat(32);
/** All that production asks for. */
const PRODUCTION = {
  NODE_ENV: "production",
  SECRET_KEY: SECRET,
  DATABASE_URL: "postgres://qiying@db.example.org/qiying",
  SMTP_URL: "smtps://mail.example.org",
  TRUSTED_PROXIES: "none",
};

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("It was not refused");
}

test("with nothing set the server is a demo on this machine alone", () => {
  expect(readSettings({})).toEqual({
    port: 8000,
    host: "127.0.0.1",
    appServers: 1,
    databaseMigrationUrl: undefined,
    databasePoolSize: 10,
    passwordWorkers: availableParallelism() < 4 ? 1 : 2,
    photoWorkers: availableParallelism() < 4 ? 1 : 2,
    vapidPrivateKey: undefined,
    pushToPrivate: false,
    uploadMegabytes: 64,
    ocrCalls: 12,
    logLevel: "info",
    mailConnections: 5,
    metricsToken: undefined,
    otlpEndpoint: undefined,
    tracedShare: 1,
    backupWithinHours: null,
    drainSeconds: 0,
    dataDir: resolve("data"),
    databaseUrl: undefined,
    publicUrl: undefined,
    secretKey: undefined,
    secretKeyFallbacks: undefined,
    trustedProxies: undefined,
    firstSuperuser: undefined,
    firstSuperuserPassword: undefined,
    supportEmail: undefined,
    smtpUrl: undefined,
    mailFrom: "Qiying 栖英 <no-reply@localhost>",
    s3Endpoint: undefined,
    s3Bucket: undefined,
    s3Region: undefined,
    s3AccessKeyId: undefined,
    s3SecretAccessKey: undefined,
    requireEmailCode: false,
    rateLimits: true,
    readsPerAccount: 1200,
    searchWaitMs: 150,
    readsPerNetwork: 18_000,
    demoData: true,
    publicContacts: false,
    contactsADay: 40,
    apiDocs: true,
    offlineApp: true,
    aiBaseUrl: undefined,
    aiApiKey: undefined,
    aiModel: undefined,
    aiVisionModel: undefined,
    aiJsonMode: true,
    aiTimeoutMs: 10_000,
    aiFallback: true,
    aiSearchDailyQuota: 3,
    aiRecognitionDailyQuota: 10,
    today: undefined,
    production: false,
  });
});

test("production has no demo data and no API pages, unless they are turned on", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    demoData: false,
    apiDocs: false,
    requireEmailCode: true,
    rateLimits: true,
    production: true,
  });
  expect(readSettings({ ...PRODUCTION, DEMO_DATA: "on", API_DOCS: "1" })).toMatchObject({
    demoData: true,
    apiDocs: true,
  });
});

test("production says of each thing that only stands in for a service what to set", () => {
  const refusal = messageOf(() => readSettings({ NODE_ENV: "production" }));
  expect(refusal.split("\n")).toEqual([
    "SECRET_KEY is required in production; make one with: openssl rand -hex 32",
    expect.stringMatching(/^DATABASE_URL is required in production/),
    expect.stringMatching(/^SMTP_URL is required in production/),
    expect.stringMatching(/^TRUSTED_PROXIES is required in production/),
  ]);
});

test.each(["SECRET_KEY", "DATABASE_URL", "SMTP_URL", "TRUSTED_PROXIES"])("production without %s is refused", (name) => {
  const refusal = messageOf(() => readSettings({ ...PRODUCTION, [name]: "" }));
  expect(refusal.split("\n")).toEqual([expect.stringMatching(new RegExp(`^${name} is required`))]);
});

test("production that would send pushes to its own network is refused", () => {
  expect(messageOf(() => readSettings({ ...PRODUCTION, PUSH_TO_PRIVATE: "on" }))).toMatch(
    /^PUSH_TO_PRIVATE must be off/,
  );
});

test("production on a day that stands still is refused", () => {
  expect(messageOf(() => readSettings({ ...PRODUCTION, TODAY: "2026-01-31" }))).toMatch(/^TODAY must not be set/);
});

test("production with photos on a disk is for one server; with proxies it says which, or none", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({ appServers: 1, trustedProxies: [] });
  expect(messageOf(() => readSettings({ ...PRODUCTION, APP_SERVERS: "2" }))).toMatch(/^S3_ENDPOINT .*APP_SERVERS/);
  expect(readSettings({ ...PRODUCTION, APP_SERVERS: "2", S3_ENDPOINT: "https://s3.example.org" }).appServers).toBe(2);
});

test.each(["on", "ON", "1"])("W-01: %s is on", (text) => {
  expect(readSettings({ PUBLIC_CONTACTS: text }).publicContacts).toBe(true);
});

test.each(["off", "Off", "0"])("W-01: %s is off", (text) => {
  expect(readSettings({ DEMO_DATA: text }).demoData).toBe(false);
});

test("a blank setting counts as absent", () => {
  expect(readSettings({ PORT: " ", DATABASE_URL: "", TODAY: "" })).toMatchObject({
    port: 8000,
    databaseUrl: undefined,
  });
});

test("an address that visitors use loses its trailing slash", () => {
  expect(readSettings({ PUBLIC_URL: "https://rooms.example.org/" }).publicUrl).toBe("https://rooms.example.org");
});

const bad: [name: string, value: string, says: string][] = [
  ["PORT", "eight", "PORT must be a whole number from 0 to 65535, for example 8000."],
  ["PORT", "70000", "PORT must be a whole number"],
  ["HOST", "my house", "HOST must be an IP address or a host name"],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL must look like postgres://user:password@host:5432/database"],
  ["PHOTO_WORKERS", "0", "PHOTO_WORKERS must be a whole number from 1 to 64"],
  ["PUBLIC_URL", "rooms.example.org", "PUBLIC_URL must be an address without a path"],
  ["PUBLIC_URL", "https://rooms.example.org/app", "PUBLIC_URL must be an address without a path"],
  ["PUBLIC_URL", "javascript:alert(1)", "PUBLIC_URL must be an address without a path"],
  ["SECRET_KEY", "short", "SECRET_KEY must have at least 32 characters"],
  ["SECRET_KEY_FALLBACKS", `${SECRET}, short`, "SECRET_KEY_FALLBACKS must have at least 32 characters"],
  ["TRUSTED_PROXIES", "10.0.0.0/8, proxy", "TRUSTED_PROXIES must be IP addresses or networks with commas between"],
  ["FIRST_SUPERUSER", "admin", "FIRST_SUPERUSER must be an e-mail address, for example admin@example.org."],
  ["FIRST_SUPERUSER_PASSWORD", "short", "FIRST_SUPERUSER_PASSWORD must have at least 8 characters"],
  ["SUPPORT_EMAIL", "help me", "SUPPORT_EMAIL must be an e-mail address"],
  ["SMTP_URL", "mail.example.org", "SMTP_URL must look like smtps://user:password@mail.example.org:465"],
  ["SMTP_URL", "smtp://mail.example.org?tls=off", "SMTP_URL may say tls=optional"],
  ["MAIL_FROM", "Qiying", "MAIL_FROM must be an e-mail address, or Name <address>"],
  ["REQUIRE_EMAIL_CODE", "sometimes", "REQUIRE_EMAIL_CODE must be on or off"],
  ["RATE_LIMITS", "none", "RATE_LIMITS must be on or off"],
  ["DEMO_DATA", "yes", "DEMO_DATA must be on or off"],
  [
    "AI_BASE_URL",
    "ai.example.org",
    "AI_BASE_URL must be the address of a service, for example https://ai.example.org/v1",
  ],
  ["AI_BASE_URL", "https://user:key@ai.example.org/v1", "AI_BASE_URL must be the address of a service"],
  [
    "VAPID_PRIVATE_KEY",
    "short",
    "VAPID_PRIVATE_KEY must be a private key of P-256, 32 bytes in base64url: 43 characters.",
  ],
  [
    "VAPID_PRIVATE_KEY",
    "A".repeat(43),
    "VAPID_PRIVATE_KEY must be a private key of P-256, 32 bytes in base64url: 43 characters.",
  ],
  ["AI_TIMEOUT_MS", "60000", "AI_TIMEOUT_MS must be a whole number from 100 to 12000, for example 10000."],
  ["AI_SEARCH_DAILY_QUOTA", "-1", "AI_SEARCH_DAILY_QUOTA must be a whole number from 0 to 1000000, for example 3."],
  ["TODAY", "2026-02-30", "TODAY must be a calendar day, for example 2026-01-31"],
];

test.each(bad)("%s=%s is refused with a sentence that says what to write", (name, value, says) => {
  expect(() => readSettings({ [name]: value })).toThrow(says);
});

test("all bad settings are named at once, and a secret is not repeated", () => {
  expect(() => readSettings({ PORT: "x", TODAY: "y" })).toThrow(/PORT must.*\nTODAY must/);
  expect(() => readSettings({ SECRET_KEY: "hunter2" })).not.toThrow("hunter2");
});

test("trusted proxies are a list", () => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" });
  expect(trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
});

test("--help and the documents name every setting", async () => {
  const documented = await readFile(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
  for (const { name } of Object.values(SETTING_TABLE)) {
    expect(settingsHelp()).toContain(`  ${name} `);
    expect(documented).toContain(`| \`${name}\` `);
  }
  expect(settingsHelp()).toContain("(8000)");
});

test("a made-up secret is kept for its owner alone, and processes that start together share it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "qiying-secret-"));
  const keys = await Promise.all(
    [1, 2, 3].map(() => readSecretKeys({ secretKey: undefined, secretKeyFallbacks: undefined, dataDir })),
  );
  const [[key]] = keys as [SecretKeys];
  expect(keys).toEqual([[key], [key], [key]]);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await readFile(join(dataDir, "secret-key"), "utf8")).toBe(key);
  expect((await stat(join(dataDir, "secret-key"))).mode & 0o777).toBe(0o600);
  const others = ["t".repeat(32), SECRET];
  expect(await readSecretKeys({ secretKey: SECRET, secretKeyFallbacks: others, dataDir })).toEqual([SECRET, others[0]]);
  await rm(dataDir, { recursive: true });
});
