import { afterAll, beforeAll, expect, test } from "vitest";
import { lockWaits } from "../../support/lock-waits.ts";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { patch, refusal, remove, tally } from "./support.ts";

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());

const ways = {
  demoted: (id: string, by: TestUser) => patch(server, id, { is_superuser: false }, by.headers()),
  deactivated: (id: string, by: TestUser) => patch(server, id, { is_active: false }, by.headers()),
  deleted: (id: string, by: TestUser) => remove(server, id, by.headers()),
};

async function superusers(count: number): Promise<TestUser[]> {
  await server.database.kysely.deleteFrom("account").where("is_superuser", "=", true).execute();
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await server.addUser({ is_superuser: true }));
  return made;
}

async function active(): Promise<number> {
  const found = server.database.kysely.selectFrom("account").select("id");
  return (await found.where("is_superuser", "=", true).where("is_active", "=", true).execute()).length;
}

test.each(Object.entries(ways))(
  "UA-16, R6: of two superusers who are %s by each other at once exactly one goes",
  async (_, way) => {
    for (let round = 0; round < raceRounds(10); round += 1) {
      const [one, two] = await superusers(2);
      const answers = await Promise.all([way(two!.id, one!), way(one!.id, two!)]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      // Whoever came second is refused for the rule, or for the session that has just ended.
      const second = answers.find(({ statusCode }) => statusCode !== 200)!;
      expect([401, 403, 409]).toContain(second.statusCode);
      if (second.statusCode === 409) expect(refusal(second)[1]).toBe("At least one active superuser is required");
      expect(await active()).toBe(1);
    }
  },
);

test(
  "UA-16, R6: a circle of superusers who remove each other in every way leaves one",
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < raceRounds(60); round += 1) {
      const all = await superusers(8);
      const kinds = Object.values(ways);
      const acts = all.flatMap((actor, index) =>
        [1, 2, 3].map((step) => kinds[(index + step) % kinds.length]!(all[(index + step) % all.length]!.id, actor)),
      );
      const answers = await Promise.all(acts);
      for (const status of Object.keys(tally(answers))) expect([200, 401, 403, 404, 409]).toContain(Number(status));
      expect(await active()).toBeGreaterThanOrEqual(1);
    }
  },
);

test("UA-16, A-47: behind the lock the last active superuser stays: 409, in every way", async () => {
  for (const way of Object.values(ways)) {
    const [one, two] = await superusers(2);
    const holder = await server.database.pool.connect();
    await holder.query("begin; select from account where is_superuser order by id for update");
    const late = way(two!.id, one!);
    // It has passed the first look at its rights by now, and waits.
    await expect.poll(() => lockWaits(server.database)).toBe(1);
    await holder.query("update account set is_superuser = false where id = $1", [one!.id]);
    await holder.query("commit");
    holder.release();
    expect(refusal(await late)).toEqual([409, "At least one active superuser is required", "last_superuser"]);
    expect(await active()).toBe(1);
  }
});

test("RC-06: who loses their rights while waiting for the lock may not act any more", async () => {
  const [one] = await superusers(3);
  const user = await server.addUser();
  const holder = await server.database.pool.connect();
  await holder.query("begin; select from account where is_superuser order by id for update");
  const late = patch(server, user.id, { full_name: "Late" }, one!.headers());
  await expect.poll(() => lockWaits(server.database)).toBe(1);
  await holder.query("update account set is_superuser = false where id = $1", [one!.id]);
  await holder.query("commit");
  holder.release();
  expect(refusal(await late)).toEqual([403, "The user doesn't have enough privileges", "not_superuser"]);
});
