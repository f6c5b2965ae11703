import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examine } from "../../../src/server/doctor/doctor.ts";
import { grantUse } from "../../../src/server/db/grant-use.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { newCertificate } from "../../support/certificate.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { withoutRights } from "../../support/without-rights.ts";
import { startTestApp } from "../test-app.ts";

let dataDir = "";
const opened: { close(): unknown }[] = [];
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), "qiying-doctor-"))));
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await rm(dataDir, { recursive: true });
});

/** What is said, as 'level about: sentence'. */
async function said(environment: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const { level, about, says } of examine({ DATA_DIR: dataDir, ...environment })) {
    lines.push(`${level} ${about}: ${says}`);
  }
  return lines;
}

async function database(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  opened.push({ close: () => made.drop() });
  return made;
}

/** A role of the database's own, for a test. @param grants SQL that names it ROLE. @returns Its address. */
async function addRole({ url, pool }: Pick<TestDatabase, "url" | "pool">, grants: string): Promise<string> {
  const role = `role_${crypto.randomUUID().slice(0, 8)}`;
  await pool.query(`create role ${role} login; revoke create on schema public from public`);
  await pool.query(grants.replaceAll("ROLE", role));
  opened.unshift({ close: () => pool.query(`drop owned by ${role}; drop role ${role}`) });
  const address = new URL(url);
  address.searchParams.set("user", role);
  return address.href;
}

test("on a machine where nothing is set all is well, and what stands in is named", async () => {
  const findings = await said();
  expect(findings.filter((line) => !line.startsWith("ok"))).toEqual([]);
  expect(findings).toContainEqual(expect.stringContaining("embedded PostgreSQL"));
  expect(findings).toContainEqual("ok photos: DATA_DIR/photos is not there yet, and can be made.");
  expect(findings).toContainEqual("ok disk: DATA_DIR can be written to.");
  // What the doctor made would be theirs who run it, and not the servers'.
  expect(await readdir(dataDir)).toEqual([]);
  const later = join(dataDir, "later");
  expect(await said({ DATA_DIR: later })).toContain("ok disk: DATA_DIR is not there yet, and can be made.");
  expect(await readdir(dataDir)).toEqual([]);
});

test("folders that this user may not write to are problems, and it is said whose they are", async () => {
  const unfinished = join(dataDir, "photos/unfinished");
  await mkdir(unfinished, { recursive: true });
  await chmod(dataDir, 0o755);
  let findings: string[] = [];
  const look = async () => void (findings = (await said()).filter((line) => line.includes(" cannot be written to")));
  await withoutRights(unfinished, look, 0o555);
  expect(findings.join("\n")).toMatch(/problem photos: DATA_DIR\/photos\/unfinished cannot be written to: EACCES/);
  await rm(join(dataDir, "photos"), { recursive: true });
  const receiving = join(dataDir, "receiving");
  await mkdir(receiving);
  await withoutRights(receiving, look, 0o555);
  expect(findings.join("\n")).toMatch(/problem disk: DATA_DIR\/receiving cannot be written to: EACCES/);
  await rm(receiving, { recursive: true });
  await withoutRights(dataDir, look, 0o555);
  expect(findings).toEqual([
    expect.stringMatching(/^problem photos: DATA_DIR\/photos cannot be written to: EACCES/),
    expect.stringMatching(/^problem disk: DATA_DIR cannot be written to: EACCES/),
  ]);
  const whose = " It belongs to user 0, and this is user 65534.";
  for (const finding of findings) expect(finding.endsWith(whose)).toBe(process.geteuid?.() === 0);
});

test.runIf(process.geteuid?.() === 0)("root is told of photos that are not the servers' user's", async () => {
  await mkdir(join(dataDir, "photos"));
  await chown(dataDir, 65_534, 65_534);
  const findings = await said();
  expect(findings).toContain("ok disk: DATA_DIR can be written to. It belongs to user 65534, and this is user 0.");
  expect(findings.join("\n")).toMatch(/warning photos: .*photos belongs to user 0, and DATA_DIR to user 65534/);
});

test("a disk that is nearly full is a warning, and one without room a problem", async ({ skip, onTestFinished }) => {
  const disk = await smallDisk("2m");
  if (disk === null) return skip("This user may mount nothing.");
  onTestFinished(() => disk.remove());
  const told = async () =>
    (await said({ DATA_DIR: disk.folder })).find((line) => line.includes(" free under DATA_DIR"));
  await writeFile(join(disk.folder, "most"), Buffer.alloc(1.9 * 2 ** 20));
  expect(await told()).toMatch(/^warning disk: Only 0\.0 GB \(\d %\) are free/);
  await writeFile(join(disk.folder, "rest"), Buffer.alloc(2 ** 20)).catch(() => undefined);
  expect(await told()).toMatch(/^problem disk: No more than 0\.0 GB \(0 %\) are free/);
});

test("a reader that closes after the first line gets it, and causes no error", async () => {
  const main = fileURLToPath(new URL("../../../src/server/doctor/main.ts", import.meta.url));
  const { PATH = "" } = process.env;
  const doctor = spawn(process.execPath, [main], {
    env: { PATH, DATA_DIR: dataDir, DATABASE_URL: "postgres://someone@127.0.0.1:1/rooms" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  doctor.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(doctor, "exit");
  const [first] = (await once(doctor.stdout, "data")) as [Buffer];
  doctor.stdout.destroy();
  expect(String(first)).toMatch(/^ok +settings/);
  // Its end still says that there is a problem.
  expect([await ended, complaints]).toEqual([[1, null], ""]);
});

test("in production what stands in for a service is a problem, each in a sentence", async () => {
  const findings = await said({ NODE_ENV: "production", SECRET_KEY: "only for a test, which signs nothing at all" });
  const problems = findings.filter((line) => line.startsWith("problem")).join("\n");
  expect(problems).toMatch(/settings: DATABASE_URL is required/);
  expect(problems).toMatch(/settings: SMTP_URL is required/);
});

const PRODUCTION = {
  NODE_ENV: "production",
  SECRET_KEY: "only for a test, which signs nothing at all",
  SMTP_URL: "smtp://127.0.0.1:1",
  TRUSTED_PROXIES: "none",
};

test("in production what is left over of a trial is a warning, and mails that nobody takes are a problem", async () => {
  const trial = { DEMO_DATA: "on", RATE_LIMITS: "off", REQUIRE_EMAIL_CODE: "off" };
  const found = async (more: object) =>
    (await said({ ...PRODUCTION, DATABASE_URL: "postgres://someone@127.0.0.1:1/rooms", ...more }))
      .filter((line) => /^(warning settings|problem mail)/.test(line))
      .map((line) => /[A-Z]+_[A-Z_]+|ECONNREFUSED/.exec(line)?.[0]);
  expect(await found(trial)).toEqual([...Object.keys(trial), "SUPPORT_EMAIL", "MAIL_FROM", "ECONNREFUSED"]);
  const site = { SUPPORT_EMAIL: "help@example.org", MAIL_FROM: "Qiying <no-reply@example.org>" };
  expect(await found(site)).toEqual(["ECONNREFUSED"]);
});

test("settings that cannot be read are said one by one, and nothing else", async () => {
  const findings = await said({ PORT: "many", LOG_LEVEL: "loud" });
  expect(findings).toHaveLength(2);
  expect(findings.join("\n")).toMatch(/problem settings: PORT .*\nproblem settings: LOG_LEVEL /);
});

test("a migrated database is well, in production by a role that may not migrate; one whose role may only read is not", async () => {
  const { url, pool } = await database();
  expect((await said({ DATABASE_URL: url })).filter((line) => line.includes(" database:"))).toEqual([
    expect.stringMatching(/^ok database: PostgreSQL \d+ answers/),
    "ok database: The role may migrate, read and write.",
    "ok database: Its clock agrees with this machine's.",
    expect.stringMatching(/enough for \d+ processes of 10/),
    expect.stringMatching(/^ok database: All \d+ migrations are applied/),
  ]);
  expect((await said({ ...PRODUCTION, DATABASE_URL: url })).join("\n")).toMatch(
    /warning database: The role may also make and drop tables/,
  );
  const readerUrl = await addRole({ url, pool }, "grant select on all tables in schema public to ROLE");
  expect((await said({ DATABASE_URL: readerUrl })).join("\n")).toMatch(
    /problem database: The role lacks the right to insert, update, delete in account, .*listing, /,
  );
});

test("the age of the newest backup is said where backups are expected, and is a warning once it is too old", async () => {
  const { url, pool } = await database();
  const told = async (more: object = {}) =>
    (await said({ ...PRODUCTION, DATABASE_URL: url, ...more })).find((line) => / database: .*back(ed )?up/.test(line));
  expect(await told()).toMatch(/^warning database: It has never been backed up: `qiying backup` does/);
  expect(await told({ BACKUP_WITHIN_HOURS: "off" })).toBeUndefined();
  await pool.query("update newest_backup set taken_at = now() - interval '25 hours'");
  expect(await told()).toBe("ok database: The newest backup is 25 hours old.");
  expect(await told({ BACKUP_WITHIN_HOURS: "24" })).toMatch(/^warning database: The newest backup is 25 hours old: /);
});

test("connections that are too few for all servers are a problem", async () => {
  const { url, pool } = await database();
  const { rows } = await pool.query<{ most: string }>("select current_setting('max_connections') as most");
  const half = String(Math.floor(Number(rows[0]?.most) / 2));
  const told = async (servers: string) =>
    (await said({ DATABASE_URL: url, DATABASE_POOL_SIZE: half, APP_SERVERS: servers })).find((line) =>
      line.includes("It lets in"),
    );
  expect(await told("2")).toMatch(/^ok database: .* enough for 2 processes of \d+\.$/);
  expect(await told("3")).toMatch(
    /^problem database: .* enough for 2 processes of \d+, and there are 3 \(APP_SERVERS\)/,
  );
});

test("each table that the server's role may not use as it has to is named, with what it lacks there", async () => {
  const made = await database();
  const url = await addRole(made, "grant usage on schema public to ROLE");
  await grantUse(made, url);
  expect(await said({ DATABASE_URL: url })).toContain("ok database: The role may read and write, not migrate.");
  const role = new URL(url).searchParams.get("user");
  await made.pool.query(`revoke all on delivery, photo_file from ${role}; revoke delete on account from ${role}`);
  expect(await said({ DATABASE_URL: url })).toContain(
    "problem database: The role lacks the right to delete in account; select, insert, update, delete in delivery, photo_file. `npm run migrate` grants it.",
  );
});

test("the role that migrates has to come in, and to own the tables", async () => {
  const made = await database();
  const told = async (url: string) =>
    (await said({ DATABASE_URL: made.url, DATABASE_MIGRATION_URL: url })).filter((line) => line.includes(" migrate:"));
  expect(await told(made.url)).toEqual(["ok migrate: The role at DATABASE_MIGRATION_URL may migrate."]);
  const wrong = new URL(made.url);
  wrong.searchParams.set("user", "nobody_of_this_name");
  expect((await told(wrong.href)).join("\n")).toMatch(/^problem migrate: DATABASE_MIGRATION_URL: .*does not exist/);
  const maker = await addRole(made, "grant create on schema public to ROLE");
  expect(await told(maker)).toEqual([expect.stringMatching(/^problem migrate: .* does not own the tables/)]);
  const reader = await addRole(made, "grant usage on schema public to ROLE");
  expect(await told(reader)).toEqual([expect.stringMatching(/^problem migrate: .* may make no tables/)]);
});

test("an empty database is told of its migrations, and one that does not answer is a problem", async () => {
  const { url, pool } = await database();
  await pool.query("drop schema public cascade; create schema public");
  expect((await said({ DATABASE_URL: url })).join("\n")).toMatch(/warning database: (\d+) of \1 migrations/);
  const none = await said({ DATABASE_URL: "postgres://someone:secret@127.0.0.1:1/rooms" });
  expect(none.join("\n")).toMatch(/problem database: .*ECONNREFUSED/);
  expect(none.join("\n")).not.toContain("secret");
});

test("a database of another schema, and of a newer one, is a problem", async () => {
  const { url, pool } = await database();
  const told = async () => (await said({ DATABASE_URL: url })).join("\n");
  await pool.query(
    "insert into schema_migration select max(number) + 1, 'later.sql', '', now(), max(number) + 1 from schema_migration",
  );
  expect(await told()).toMatch(/problem database: The database is newer than this version/);
  await pool.query("update schema_migration set needs = 0 where name = 'later.sql'");
  expect(await told()).toMatch(/problem database: It is newer than this version of Qiying, by 1 migrations/);
  await pool.query("update schema_migration set checksum = '' where number = 1");
  expect(await told()).toMatch(/problem database: The database was made with another schema.* Make a new one/);
});

test("a mail server is asked whether it takes the login", async () => {
  const smtp = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ password }, _, done) =>
      password === "right" ? done(null, { user: "mailer" }) : done(new Error("535 no")),
  });
  smtp.on("error", () => undefined);
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  opened.push({ close: async () => new Promise<void>((resolve) => smtp.close(resolve)) });
  const { port } = listening.address() as AddressInfo;
  const told = async (password: string) =>
    (await said({ SMTP_URL: `smtp://mailer:${password}@127.0.0.1:${port}?tls=optional` })).find((line) =>
      line.includes(" mail:"),
    );
  expect(await told("right")).toBe("ok mail: The mail server answers and takes the login.");
  expect(await told("wrong")).toMatch(/^problem mail: Invalid login/);
});

test("a store of photos that refuses the key is a problem", async () => {
  const s3 = await startS3Server();
  opened.push(s3);
  const { bucket, region, accessKeyId, secretAccessKey } = s3.account;
  const settings = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const told = async (more: object) => (await said({ ...settings, ...more })).find((line) => line.includes(" photos:"));
  expect(await told({})).toBe(`ok photos: Photos can be written to the bucket ${bucket}, and read.`);
  expect(s3.objects.size).toBe(0);
  expect(await told({ S3_SECRET_ACCESS_KEY: "another" })).toMatch(/^problem photos: .*403/);
});

/** @returns The port. */
async function listening(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  opened.push({ close: async () => new Promise((resolve) => server.close(resolve)) });
  return (server.address() as AddressInfo).port;
}

test("the public address has to lead to this app", async () => {
  const site = await startTestApp();
  opened.push(site);
  const url = await site.app.listen({ host: "127.0.0.1", port: 0 });
  expect(await said({ PUBLIC_URL: url })).toContain(`ok address: Qiying answers at ${url}.`);
  const other = createServer((_, response) => void response.end("Welcome to nginx"));
  const strange = `http://127.0.0.1:${await listening(other)}`;
  expect(await said({ PUBLIC_URL: strange })).toContain(
    `problem address: Something else answers at ${strange}, with status 200.`,
  );
});

test("a clock that differs from that of the public address or of the store is a warning", async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const ahead = createServer((_, response) => void response.writeHead(403, { date }).end());
  const url = `http://127.0.0.1:${await listening(ahead)}`;
  const store = { S3_ENDPOINT: url, S3_BUCKET: "photos", S3_REGION: "here", S3_ACCESS_KEY_ID: "key" };
  const findings = await said({ PUBLIC_URL: url, ...store, S3_SECRET_ACCESS_KEY: "secret" });
  // Less by as long as the answer took, and by the part of a second that a date leaves out.
  const apart = /clock is (35[5-9]\d|360[01])\.\d s ahead of this machine's: use NTP on both\.$/;
  for (const whose of ["photos: The store's", "address: The public address's"]) {
    expect(findings.find((line) => line.includes(` ${whose} clock`))).toMatch(apart);
  }
  const right = createServer((_, response) => void response.writeHead(403).end());
  const agreed = await said({ PUBLIC_URL: `http://127.0.0.1:${await listening(right)}` });
  expect(agreed.join("\n")).not.toContain("The public address's clock");
});

test("a public address that is an IP address is told of its certificate like any other", async () => {
  const server = createTlsServer(await newCertificate(), (_, response) => void response.end());
  const findings = await said({ PUBLIC_URL: `https://127.0.0.1:${await listening(server)}` });
  expect(findings.at(-1)).toMatch(/^problem address: self-signed certificate/);
});
