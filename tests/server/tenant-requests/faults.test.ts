import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LightMyRequestResponse } from "fastify";
import { ALIVE_FOR_MS } from "../../../src/server/heartbeat.ts";
import { failingDatabase, type FailingDatabase, type Fault } from "../failing-database.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { addRequestOf, deleteRequest, postRequest, putRequest, requestRow, requestsOf } from "./support.ts";

/** Longer than a key stays taken by a request that never told how it ended. */
const LATER_MS = ALIVE_FOR_MS + 1000;
/** No call has so many statements; one that never stops to fail would be a mistake of the sweep. */
const MOST_STATEMENTS = 40;

let server: TestApp;
let faults: FailingDatabase;

beforeAll(async () => {
  server = await startTestApp();
  faults = failingDatabase(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query("delete from tenant_request; delete from rate_limit"));

/** One try of a call by somebody new: what it does, what must be true in between, and in the end. */
interface Trial {
  user: TestUser;
  send: (headers: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Whether nothing, or everything, has been done; throws for anything between. */
  isDone: () => Promise<boolean>;
}

/** Fails the first, the second, … statement of a call, and has it repeated under its key. */
async function sweep(fault: Fault, newTrial: () => Promise<Trial>): Promise<number> {
  for (let at = 1; at <= MOST_STATEMENTS; at += 1) {
    const { user, send, isDone } = await newTrial();
    const headers = () => ({ ...user.headers(), "idempotency-key": "one" });
    faults.failAt(at, fault);
    const answer = await send(headers());
    const hasFailed = faults.disarm();
    const case_ = `statement ${at}, ${fault}: ${answer.body}`;
    if (!hasFailed) {
      expect(answer.statusCode, case_).toBe(200);
      return at - 1;
    }
    expect([200, 503], case_).toContain(answer.statusCode);
    // Whoever was told that it is done can rely on it.
    expect((await isDone()) || answer.statusCode !== 200, case_).toBe(true);
    server.clock.set(new Date(server.clock.now().getTime() + LATER_MS).toISOString());
    const again = await send(headers());
    expect([again.statusCode, await isDone()], `${case_}, again: ${again.body}`).toEqual([200, true]);
    if (answer.statusCode === 200) expect(again.body, case_).toBe(answer.body);
  }
  throw new Error("The call has more statements than a call may have");
}

async function counted(): Promise<number> {
  const counts = server.database.kysely.selectFrom("rate_limit").select("count").where("name", "=", "requestPost");
  return (await counts.execute()).reduce((sum, { count }) => sum + count, 0);
}

async function rows(): Promise<number> {
  return (await server.database.kysely.selectFrom("tenant_request").select("id").execute()).length;
}

for (const fault of ["refused", "cut"] as const) {
  test(`F7: a posting whose n-th statement is ${fault} is whole or nothing, and healed by its key`, async () => {
    const statements = await sweep(fault, async () => {
      const user = await server.addUser();
      const isDone = async () => {
        // What is posted is counted, and nothing else is.
        expect(await counted()).toBe(await rows());
        const own = await requestsOf(server, user);
        expect(own.length).toBeLessThanOrEqual(1);
        return own.length === 1;
      };
      // Without an id of its own: the key alone says that it is the same.
      return { user, send: (headers) => postRequest(server, headers, { price: 150 }), isDone };
    });
    expect(statements).toBeGreaterThan(8);
  });

  test(`F7: an edit whose n-th statement is ${fault} is whole or nothing, and healed by its key`, async () => {
    const statements = await sweep(fault, async () => {
      const user = await server.addUser();
      const id = await addRequestOf(server, user);
      const before = await requestRow(server, id);
      const isDone = async () => {
        const row = await requestRow(server, id);
        const done = row?.city === "York";
        expect([row?.description, row?.updated_at !== before?.updated_at]).toEqual([done ? "new" : null, done]);
        return done;
      };
      // Names its version: a repetition that did the work again would be refused as stale.
      const body = { city: "York", description: "new", updated_at: before?.updated_at };
      return { user, send: (headers) => putRequest(server, id, headers, body), isDone };
    });
    expect(statements).toBeGreaterThan(6);
  });

  test(`F7: a deletion whose n-th statement is ${fault} is whole or nothing, and healed by its key`, async () => {
    const statements = await sweep(fault, async () => {
      const user = await server.addUser();
      const id = await addRequestOf(server, user);
      const isDone = async () => (await requestRow(server, id)) === undefined;
      return { user, send: (headers) => deleteRequest(server, id, headers), isDone };
    });
    expect(statements).toBeGreaterThan(5);
  });
}
