import { afterAll, beforeAll, expect, test } from "vitest";
import {
  idempotentAnswers,
  RUNNING_FOR_MS,
  type IdempotentAnswers,
  type KeepAnswer,
} from "../../../src/server/http/idempotency/idempotent-answers.ts";
import { sweepIdempotentAnswers } from "../../../src/server/http/idempotency/idempotent-answer-store.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { LONGEST_ANSWER_MS } from "../../../src/server/http/calls/longest-answer.ts";
import { SECRET_KEY, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let answers: IdempotentAnswers;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  answers = idempotentAnswers({ db: server.database.kysely, clock: server.clock, secretKey: SECRET_KEY });
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

test("RC-09: somebody whose account has just been deleted is nobody we know: 401", async () => {
  const gone = asked("gone", "POST /x {}", crypto.randomUUID());
  await expect(answers.once(gone, counting().run)).rejects.toMatchObject({ status: 401 });
});

test("W-06: a key whose request was unreadable takes the mended one", async () => {
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

test("a request whose process died may be made again once it can no longer be running", async () => {
  const died = answers.once(asked("died"), () => new Promise(() => undefined));
  void died;
  await expect.poll(async () => keptKeys()).toContain("died");
  await expect(answers.once(asked("died"), counting().run)).rejects.toMatchObject({ status: 409 });
  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
  later(LONGEST_ANSWER_MS);
  await expect(answers.once(asked("died"), counting().run)).rejects.toMatchObject({ status: 409 });
  later(RUNNING_FOR_MS - LONGEST_ANSWER_MS);
  expect(await answers.once(asked("died"), counting().run)).toEqual({ id: 1 });
});

test("G17: answers are kept for longer than an outbox waits, and not for ever", async () => {
  await answers.once(asked("old"), counting().run);
  const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000).toISOString();
  server.clock.set(days(31));
  await sweepIdempotentAnswers(server.database.kysely, server.clock.now().toISOString());
  expect(await keptKeys()).toContain("old");
  server.clock.set(days(5));
  await sweepIdempotentAnswers(server.database.kysely, server.clock.now().toISOString());
  expect(await keptKeys()).not.toContain("old");
});

test("G17, G18: over HTTP a repeated change answers as the first one did, and changes nothing again", async () => {
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
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect((await server.get("/api/v1/users/me", user.headers())).json().full_name).toBe("Lucy");
  expect((await change("Kate", "change-1")).statusCode).toBe(422);
});

async function keptKeys(): Promise<string[]> {
  const rows = await server.database.kysely.selectFrom("idempotent_answer").select("key").execute();
  return rows.map(({ key }) => key);
}
