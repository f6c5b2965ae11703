import { afterAll, beforeAll, expect, test } from "vitest";
import { ALIVE_FOR_MS } from "../../../src/server/heartbeat.ts";
import {
  idempotentAnswers,
  MOST_KEYS,
  type IdempotentAnswers,
  type KeepAnswer,
} from "../../../src/server/http/idempotency/idempotent-answers.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let answers: IdempotentAnswers;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  answers = idempotentAnswers({
    db: server.database.kysely,
    clock: server.clock,
    secretKeys: SECRET_KEYS,
    limited: true,
  });
  user = await server.addUser();
});
afterAll(() => server.close());

function counting(answer: unknown = { id: 1 }) {
  const work = { times: 0, run: async () => ((work.times += 1), answer) };
  return work;
}

const asked = (key: string, request = "POST /x {}", userId = user.id) => ({ key, request, userId });

test("G17, G18: the same request under the same key is done once and answered alike", async () => {
  const work = counting();
  const first = await answers.once(asked("same"), work.run);
  expect([await answers.once(asked("same"), work.run), work.times]).toEqual([first, 1]);
});

test("G17: twenty at the same time are done once; the others are told to come back, and then get the answer", async () => {
  const work = counting();
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return work.run();
  };
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => answers.once(asked("twenty"), slow)));
  const refused = all.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(work.times).toBe(1);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "repetition_running", status: 409, headers: { "retry-after": "1" } });
  expect(await answers.once(asked("twenty"), slow)).toEqual({ id: 1 });
});

test("G17, W-06: another request under a used key is 422, also after the first one failed", async () => {
  await answers.once(asked("other"), counting().run);
  await expect(answers.once(asked("other", "POST /x {changed}"), counting().run)).rejects.toMatchObject({
    status: 422,
  });
  const failing = () => Promise.reject(new HttpError("service_unavailable", "Service Unavailable"));
  await expect(answers.once(asked("failed"), failing)).rejects.toMatchObject({ status: 503 });
  await expect(answers.once(asked("failed", "POST /y {}"), counting().run)).rejects.toMatchObject({ status: 422 });
  expect(await answers.once(asked("failed"), counting().run)).toEqual({ id: 1 });
});

test("W-03: a photo's key is free for other bytes as long as no try has succeeded, and not while one is at work", async () => {
  const photo = (bytes: string) => ({ ...asked("photo", bytes), isFreeUntilDone: true });
  const failing = () => Promise.reject(new HttpError("service_unavailable", "Service Unavailable"));
  await expect(answers.once(photo("the phone's"), failing)).rejects.toMatchObject({ status: 503 });
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()];
  const first = answers.once(photo("the laptop's"), () => (begun.resolve(), end.promise));
  await begun.promise;
  await expect(answers.once(photo("the phone's"), counting().run)).rejects.toMatchObject({ status: 422 });
  end.resolve({ id: "taken" });
  expect(await first).toEqual({ id: "taken" });
  await expect(answers.once(photo("the phone's"), counting().run)).rejects.toMatchObject({
    status: 422,
    current: { id: "taken" },
  });
});

test("F7: an answer that was kept with the work stays, whatever fails after it; one that was rolled back does not", async () => {
  const keeping = (answer: object, end: () => void) => (keep: KeepAnswer) =>
    server.database.kysely.transaction().execute(async (trx) => {
      await keep(trx, answer);
      end();
    });
  const refuse = () => {
    throw new HttpError("service_unavailable", "Service Unavailable");
  };
  const lost = async (keep: KeepAnswer) => {
    await keeping({ id: 2 }, () => undefined)(keep);
    refuse();
  };
  await expect(answers.once(asked("lost"), lost)).rejects.toMatchObject({ status: 503 });
  expect(await answers.once(asked("lost"), counting().run)).toEqual({ id: 2 });
  await expect(answers.once(asked("undone"), keeping({ id: 3 }, refuse))).rejects.toMatchObject({ status: 503 });
  expect(await answers.once(asked("undone"), counting().run)).toEqual({ id: 1 });
});

/** Rows as they are by now; what was deleted is not among them. */
const rows = new Map<string, object>();
const byId = { asNow: async ({ id }: { id: string | null }) => rows.get(id ?? "") ?? null };

async function keptUnder(key: string): Promise<string | null | undefined> {
  const found = server.database.kysely.selectFrom("idempotent_answer").select("answer").where("key", "=", key);
  return (await found.executeTakeFirst())?.answer;
}

test("G17: of an answer that holds what people wrote only the id is kept; a repetition gets the row as it is by now", async () => {
  const work = counting({ id: "r1", title: "first words" });
  const request = { ...asked("row"), repeated: byId };
  expect(await answers.once(request, work.run)).toEqual({ id: "r1", title: "first words" });
  expect(await keptUnder("row")).toBe('{"id":"r1"}');
  rows.set("r1", { id: "r1", title: "other words" });
  expect(await answers.once(request, work.run)).toEqual({ id: "r1", title: "other words" });
  const other = { ...asked("row", "POST /x {changed}"), repeated: byId };
  await expect(answers.once(other, work.run)).rejects.toMatchObject({ status: 422, current: rows.get("r1") });
  expect(work.times).toBe(1);
});

test("G17: what was made and is gone is not made again where it is to be made once", async () => {
  const work = counting({ id: "gone" });
  const whenGone = async ({ id, at }: { id: string | null; at: Date }) => ({ id, at: at.toISOString() });
  const request = { ...asked("posted"), repeated: { ...byId, whenGone } };
  const first = server.clock.now().toISOString();
  await answers.once(request, work.run);
  expect(await answers.once(request, work.run)).toEqual({ id: "gone", at: first });
  const other = { ...asked("posted", "POST /x {changed}"), repeated: { ...byId, whenGone } };
  await expect(answers.once(other, work.run)).rejects.toMatchObject({ status: 422 });
  expect(work.times).toBe(1);
});

test("A-17: what was made and is gone is made again, once for twenty at the same time, where that is no harm", async () => {
  const work = counting({ id: "swept" });
  const request = { ...asked("swept"), repeated: byId };
  await answers.once(request, work.run);
  const slow = async () => (await new Promise((resolve) => setTimeout(resolve, 200)), work.run());
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => answers.once(request, slow)));
  expect([work.times, all.filter(({ status }) => status === "fulfilled").length]).toEqual([2, 1]);
});

test("G17: an account keeps so many keys and no more; those that it has are still answered", async () => {
  const many = await server.addUser();
  const work = counting();
  await answers.once(asked("known", "POST /x {}", many.id), work.run);
  await server.database.pool.query(
    `insert into idempotent_answer (account_id, key, request_hash, answer, running_until, holder, created_at, deletes_at)
     select $1, 'key ' || number, '', '{}', now(), gen_random_uuid(), now(), now() from generate_series(1, $2::int) as number`,
    [many.id, MOST_KEYS - 1],
  );
  await expect(answers.once(asked("one-more", "POST /x {}", many.id), work.run)).rejects.toMatchObject({
    status: 429,
    headers: { "retry-after": "3600" },
  });
  expect(await answers.once(asked("known", "POST /x {}", many.id), work.run)).toEqual({ id: 1 });
  expect(work.times).toBe(1);
});

test("G17: a key that is kept for a shorter time goes sooner, and so does one of a request that failed", async () => {
  const hour = 60 * 60 * 1000;
  const failing = () => Promise.reject(new HttpError("service_unavailable", "Service Unavailable"));
  await answers.once({ ...asked("short"), keptForMs: hour }, counting().run);
  await expect(answers.once(asked("fails"), failing)).rejects.toMatchObject({ status: 503 });
  await answers.once(asked("long-kept"), counting().run);
  later(hour);
  await sweepTable(server.database.kysely, "idempotent_answer", server.clock.now().toISOString());
  expect(await keptKeys()).not.toContain("short");
  expect(await keptKeys()).toEqual(expect.arrayContaining(["fails", "long-kept"]));
  later(23 * hour);
  await sweepTable(server.database.kysely, "idempotent_answer", server.clock.now().toISOString());
  expect(await keptKeys()).not.toContain("fails");
  expect(await keptKeys()).toContain("long-kept");
});

test("RC-09: an account that has just been deleted is 401", async () => {
  const gone = asked("gone", "POST /x {}", crypto.randomUUID());
  await expect(answers.once(gone, counting().run)).rejects.toMatchObject({ status: 401 });
});

test("W-06: a key whose request was unreadable takes the corrected one", async () => {
  const unreadable = () => Promise.reject(new HttpError("invalid_fields", []));
  await expect(answers.once(asked("mended"), unreadable)).rejects.toMatchObject({ status: 422 });
  expect(await answers.once(asked("mended", "POST /x {mended}"), counting().run)).toEqual({ id: 1 });
});

test("G17: the same key of another user is another key", async () => {
  const other = await server.addUser();
  const work = counting();
  await answers.once(asked("shared"), work.run);
  await answers.once(asked("shared", "POST /z {}", other.id), work.run);
  expect(work.times).toBe(2);
});

test.each(["", "x".repeat(256), "schlüssel", "two words", "钥匙"])("G17: %j is no key", async (key) => {
  await expect(answers.once(asked(key), counting().run)).rejects.toMatchObject({ status: 422 });
});

/** Answers of a process that dies at `die`: nothing that it wants to write arrives any more. */
function mortal() {
  const state = { isDead: false };
  const refuse = () => {
    throw new Error("The process is dead");
  };
  const db = new Proxy(server.database.kysely, {
    get(kysely, name) {
      if (name === "updateTable" && state.isDead) return refuse;
      const part: unknown = Reflect.get(kysely, name);
      return typeof part === "function" ? part.bind(kysely) : part;
    },
  });
  const mortalAnswers = idempotentAnswers({ db, clock: server.clock, secretKeys: SECRET_KEYS, limited: true });
  return { answers: mortalAnswers, die: () => (state.isDead = true) };
}

const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
const forEver = () => new Promise(() => undefined);

test("S21: the key of a request whose process died is free within ten seconds, and not before", async () => {
  const { answers: dying, die } = mortal();
  void dying.once(asked("died"), forEver);
  await expect.poll(async () => keptKeys()).toContain("died");
  die();
  await expect(answers.once(asked("died"), counting().run)).rejects.toMatchObject({ status: 409 });
  later(ALIVE_FOR_MS + 1);
  expect(ALIVE_FOR_MS).toBeLessThan(10_000);
  expect(await answers.once(asked("died"), counting().run)).toEqual({ id: 1 });
});

test("S21: a request that takes long keeps its key as long as its process lives", async () => {
  const { answers: living, die } = mortal();
  void living.once(asked("long"), forEver);
  for (let round = 0; round < 3; round += 1) {
    later(ALIVE_FOR_MS - 1000);
    const now = server.clock.now().toISOString();
    await expect.poll(() => runningUntil("long")).toBe(new Date(Date.parse(now) + ALIVE_FOR_MS).toISOString());
    await expect(answers.once(asked("long"), counting().run)).rejects.toMatchObject({ status: 409 });
  }
  die();
});

test("G17: answers are kept for longer than an outbox waits, and not for ever", async () => {
  await answers.once(asked("old"), counting().run);
  const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000).toISOString();
  server.clock.set(days(31));
  await sweepTable(server.database.kysely, "idempotent_answer", server.clock.now().toISOString());
  expect(await keptKeys()).toContain("old");
  server.clock.set(days(5));
  await sweepTable(server.database.kysely, "idempotent_answer", server.clock.now().toISOString());
  expect(await keptKeys()).not.toContain("old");
});

test("G17, G18: over HTTP a repeated change is answered with what is there by now, and changes nothing again", async () => {
  const change = (full_name: string, key: string) =>
    server.app.inject({
      method: "PATCH",
      url: "/api/v1/users/me",
      headers: { ...user.headers(), "idempotency-key": key },
      payload: { full_name },
    });
  const first = await change("Han Meimei", "change-1");
  expect([first.statusCode, first.json().full_name]).toEqual([200, "Han Meimei"]);
  await change("Lucy", "change-2");
  const again = await change("Han Meimei", "change-1");
  expect([again.statusCode, again.json().full_name]).toEqual([200, "Lucy"]);
  expect((await server.get("/api/v1/users/me", user.headers())).json().full_name).toBe("Lucy");
  expect((await change("Kate", "change-1")).statusCode).toBe(422);
});

async function runningUntil(key: string): Promise<string | undefined> {
  const found = server.database.kysely.selectFrom("idempotent_answer").select("running_until").where("key", "=", key);
  return (await found.executeTakeFirst())?.running_until;
}

async function keptKeys(): Promise<string[]> {
  const rows = await server.database.kysely.selectFrom("idempotent_answer").select("key").execute();
  return rows.map(({ key }) => key);
}
