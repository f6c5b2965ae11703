import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../../src/server/clock.ts";
import { pushKeys } from "../../../src/server/push/push-key-store.ts";
import { newVapidScalar, vapidKeysOf } from "../../../src/server/push/vapid.ts";
import type { SecretKeys } from "../../../src/server/secret-keys.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const [FIRST, SECOND] = ["the first secret of a site, long enough", "the second secret of it, as long as that"];

/** The public key of a server that has just started with these secrets. */
async function keyOf(secretKeys: SecretKeys, scalar?: Buffer): Promise<string> {
  const read = pushKeys({ db: database.kysely, clock: systemClock, secretKeys, scalar });
  return (await read()).publicKey.toString("base64url");
}

test("servers that start together have one key, and the next start has it too", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf([FIRST])));
  expect(new Set([...keys, await keyOf([FIRST])]).size).toBe(1);
});

test("it outlives a change of the secret, once a server has had both", async () => {
  const key = await keyOf([FIRST]);
  expect(await keyOf([SECOND, FIRST])).toBe(key);
  expect(await keyOf([SECOND])).toBe(key);
});

test("where the secret is lost there is a new one, and no subscription to the old one", async () => {
  const key = await keyOf([FIRST]);
  await database.pool.query(
    `insert into account (id, email, full_name, password_hash, is_superuser, is_active, email_verified, language, receive_updates,
       allow_data_for_training, is_demo, created_at, updated_at)
     values (gen_random_uuid(), 'a@example.org', null, '-', false, true, true, 'en', false, false, false, now(), now())`,
  );
  await database.pool.query(
    `insert into push_subscription (id, endpoint, host, account_id, session_id, public_key, auth_secret, language, created_at,
       renewed_at)
     select gen_random_uuid(), 'https://push.example.org/1', 'push.example.org', id, gen_random_uuid(), '', '', 'en', now(), now()
     from account`,
  );
  const other = await keyOf([SECOND]);
  expect(other).not.toBe(key);
  expect(await keyOf([SECOND])).toBe(other);
  expect((await database.pool.query("select from push_subscription")).rows).toEqual([]);
});

test("the setting takes its place, and nothing is kept", async () => {
  const scalar = newVapidScalar();
  expect(await keyOf([FIRST], scalar)).toBe(vapidKeysOf(scalar).publicKey.toString("base64url"));
  expect((await database.pool.query("select from push_key")).rows).toEqual([]);
});
