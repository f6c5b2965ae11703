import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addMailedToken,
  findMailedToken,
  newMailedToken,
  useMailedToken,
} from "../../../src/server/accounts/mailed-token-store.ts";
import type { MailedTokenPurpose } from "../../../src/server/db/tables.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterAll(() => server.close());

const now = new Date("2026-11-21T12:00:00Z");
const hourLater = new Date("2026-11-21T13:00:00Z");

function add(purpose: MailedTokenPurpose, replaces = false): Promise<string> {
  const wanted = { accountId: user.id, purpose, email: user.email, now, livesSeconds: 3600, replaces };
  return addMailedToken(server.database.kysely, wanted);
}

test("P-13: a token has 256 bits, and no two are alike", () => {
  const tokens = Array.from({ length: 1000 }, () => newMailedToken().token);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("SG-06: the database has the hash of a token and nowhere the token", async () => {
  const token = await add("confirm-email");
  const { rows } = await server.database.pool.query("select row_to_json(mailed_token)::text as row from mailed_token");
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain(token);
});

test("a token is good for its purpose alone, and until its time is over", async () => {
  const db = server.database.kysely;
  const token = await add("confirm-email");
  const justBefore = new Date(hourLater.getTime() - 1);
  expect(await findMailedToken(db, { token, purpose: "reset-password", now })).toBeUndefined();
  expect(await useMailedToken(db, { token, purpose: "confirm-email", now: hourLater })).toBeUndefined();
  expect(await findMailedToken(db, { token, purpose: "confirm-email", now: justBefore })).toMatchObject({
    account_id: user.id,
    email: user.email,
  });
});

test("RC-03: of twenty calls with one token exactly one has it", async () => {
  const token = await add("reset-password");
  const given = { token, purpose: "reset-password", now } as const;
  const all = await Promise.all(
    Array.from({ length: 20 }, () => server.database.kysely.transaction().execute((trx) => useMailedToken(trx, given))),
  );
  expect(all.filter((row) => row !== undefined)).toHaveLength(1);
});

test("a token that replaces leaves one of its purpose, also when several are made at once", async () => {
  const kept = await add("undo-email-change");
  await Promise.all(
    Array.from({ length: 5 }, () =>
      server.database.kysely.transaction().execute((trx) =>
        addMailedToken(trx, {
          accountId: user.id,
          purpose: "reset-password",
          email: user.email,
          now,
          livesSeconds: 3600,
          replaces: true,
        }),
      ),
    ),
  );
  const live = server.database.kysely.selectFrom("mailed_token").select("purpose");
  expect(await live.where("purpose", "=", "reset-password").execute()).toHaveLength(1);
  const found = await findMailedToken(server.database.kysely, { token: kept, purpose: "undo-email-change", now });
  expect(found).toBeDefined();
});

test("sweeping takes dead tokens and leaves living ones", async () => {
  const db = server.database.kysely;
  await db.deleteFrom("mailed_token").execute();
  await add("confirm-email");
  await sweepTable(db, "mailed_token", new Date(hourLater.getTime() - 1).toISOString());
  expect(await db.selectFrom("mailed_token").selectAll().execute()).toHaveLength(1);
  await sweepTable(db, "mailed_token", hourLater.toISOString());
  expect(await db.selectFrom("mailed_token").selectAll().execute()).toHaveLength(0);
});
