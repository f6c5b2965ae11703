import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { ALIVE_FOR_MS } from "../../../src/server/heartbeat.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { idempotentAnswers } from "../../../src/server/http/idempotency/idempotent-answers.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const ROOM = {
  title: "Ensuite by the river",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 210,
  email: "landlord@example.org",
  begin_date: "2027-01-01",
  end_date: "2027-06-30",
};

/** Two servers on one database, each with connections of its own; the first one can be made to stand still. */
let quick: TestApp;
let slow: TestApp;
let slowDatabase: Database;
let user: TestUser;
let stall: PromiseWithResolvers<void>;

beforeAll(async () => {
  quick = await startTestApp();
  slowDatabase = connect(quick.database.url);
  slow = await startTestApp({
    clock: quick.clock,
    database: { ...slowDatabase, kysely: stallable(slowDatabase.kysely) },
  });
  user = await quick.addUser();
});
beforeEach(() => {
  stall = Promise.withResolvers();
});
afterAll(async () => {
  await slow.close();
  await slowDatabase.close();
  await quick.close();
});

/** Begins no transaction, and no sign of life goes out, before the stall has ended. */
function stallable(kysely: Database["kysely"]): Database["kysely"] {
  return new Proxy(kysely, {
    get(target, name) {
      if (name === "transaction")
        return () => ({
          execute: async (work: never) => {
            await stall.promise;
            return target.transaction().execute(work);
          },
        });
      if (name === "updateTable")
        return (table: "idempotent_answer") => {
          const update = target.updateTable(table);
          return Object.assign(update, { execute: () => stall.promise.then(() => update.execute()) });
        };
      const part: unknown = Reflect.get(target, name);
      return typeof part === "function" ? part.bind(target) : part;
    },
  });
}

function post({ app }: TestApp, key: string, body: object) {
  const headers = { ...user.headers(), "idempotency-key": key };
  return app.inject({ method: "POST", url: "/api/v1/items/", headers, payload: body });
}

async function untilTaken(key: string): Promise<void> {
  const { kysely } = quick.database;
  const found = () => kysely.selectFrom("idempotent_answer").select("key").where("key", "=", key).execute();
  await expect.poll(found).toHaveLength(1);
}

function letItLapse(): void {
  quick.clock.set(new Date(quick.clock.now().getTime() + ALIVE_FOR_MS + 1).toISOString());
}

async function roomsTitled(title: string): Promise<number> {
  const rows = await quick.database.kysely.selectFrom("listing").select("id").where("title", "=", title).execute();
  return rows.length;
}

test("G17, S21: a server that stood still while another took over posts no second room", async () => {
  const room = { ...ROOM, title: "Posted by the one that took over" };
  const late = post(slow, "stalled", room);
  await untilTaken("stalled");
  letItLapse();
  const first = await post(quick, "stalled", room);
  expect(first.statusCode).toBe(200);
  stall.resolve();
  expect((await late).json()).toMatchObject({ code: "repetition_running" });
  expect(await roomsTitled(room.title)).toBe(1);
  expect((await post(slow, "stalled", room)).json().id).toBe(first.json().id);
});

test("G17, S21: nor does it when the other one is still at work", async () => {
  const room = { ...ROOM, title: "Posted by the one at work" };
  const answers = answersOfOther();
  const late = post(slow, "both", room);
  await untilTaken("both");
  letItLapse();
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()];
  const asked = { userId: user.id, key: "both", request: "POST /api/v1/items/" };
  const other = answers.once({ ...asked, isFreeUntilDone: true }, () => (begun.resolve(), end.promise));
  await begun.promise;
  stall.resolve();
  expect((await late).json()).toMatchObject({ code: "repetition_running" });
  end.resolve({ id: "of the other" });
  expect(await other).toEqual({ id: "of the other" });
  expect(await roomsTitled(room.title)).toBe(0);
});

test("W-06, S21: a late 422 of a server that stood still leaves the key to the one that took over", async () => {
  const [late, other] = [answersOfOther(), answersOfOther()];
  const asked = { userId: user.id, key: "unreadable", request: "POST /x {}" };
  const refusal = Promise.withResolvers<never>();
  const stalled = late.once(asked, () => refusal.promise);
  await untilTaken("unreadable");
  letItLapse();
  let times = 0;
  const work = async () => ({ id: (times += 1) });
  expect(await other.once(asked, work)).toEqual({ id: 1 });
  refusal.reject(new HttpError("invalid_fields", "Unreadable"));
  await expect(stalled).rejects.toMatchObject({ status: 422 });
  expect(await other.once(asked, work)).toEqual({ id: 1 });
  expect(times).toBe(1);
});

function answersOfOther() {
  return idempotentAnswers({ db: quick.database.kysely, clock: quick.clock, secretKeys: SECRET_KEYS, limited: true });
}
