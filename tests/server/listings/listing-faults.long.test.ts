import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { ALIVE_FOR_MS } from "../../../src/server/heartbeat.ts";
import { failingDatabase, type FailingDatabase, type Fault } from "../failing-database.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { addPhotos, claimsOf, deleteRoom, posted, postRoom, putRoom, roomRow, roomsOf } from "./support.ts";

let server: TestApp;
let faults: FailingDatabase;

beforeAll(async () => {
  server = await startTestApp();
  faults = failingDatabase(server);
});
afterAll(() => server.close());

const FAULTS: Fault[] = ["refused", "cut"];
/** A sweep is a hundred calls, each with a connection that has to be made anew. */
const SWEEP = { timeout: 120_000 };
/** Longer than a key is taken to be at work by a process that has died. */
const NETWORK_TIMEOUT_MS = ALIVE_FOR_MS + 1000;
/** No call takes more statements than this, or the sweep has not ended where it should. */
const MOST_STATEMENTS = 40;

interface Situation {
  user: TestUser;
  headers: Record<string, string>;
}

/** What is true however a call ended: the caller's own case checks whole rows. */
type Attempt = (situation: Situation) => Promise<{
  call: () => Promise<LightMyRequestResponse>;
  /** The rows are as before, or as the good answer says. */
  isWhole: () => Promise<void>;
  /** After the repetition. */
  isHealed: (answer: LightMyRequestResponse) => Promise<void>;
}>;

/** Lets the first, second … last statement of a call fail, each on its own; says how many there were. */
async function sweep(fault: Fault, attempt: Attempt): Promise<number> {
  for (let n = 1; n < MOST_STATEMENTS; n += 1) {
    const user = await server.addUser();
    const headers = () => ({ ...user.headers(), "idempotency-key": "once" });
    const { call, isWhole, isHealed } = await attempt({ user, headers: headers() });
    faults.failAt(n, fault);
    const answer = await call();
    const hasFailed = faults.disarm();
    expect(answer.statusCode, `${fault} at ${n}: ${answer.body}`).toBe(hasFailed ? 503 : 200);
    await isWhole();
    server.clock.set(new Date(server.clock.now().getTime() + NETWORK_TIMEOUT_MS).toISOString());
    const again = await call();
    expect(again.statusCode, `after ${fault} at ${n}: ${again.body}`).toBe(200);
    await isHealed(again);
    if (!hasFailed) return n - 1;
  }
  throw new Error("The sweep did not come to an end");
}

async function expectShown(room: Listing): Promise<void> {
  const row = await roomRow(server, room.id);
  expect(row).toMatchObject({ title: room.title, images: room.images, updated_at: room.updated_at, live: true });
  expect(await claimsOf(server, room.id)).toEqual(room.images.map(({ uuid }) => uuid).toSorted());
}

async function postsCounted(): Promise<number> {
  const counts = server.database.kysely.selectFrom("rate_limit").select("count").where("name", "=", "listingPost");
  return (await counts.execute()).reduce((sum, { count }) => sum + count, 0);
}

test.each(FAULTS)("F7, I-17: posting with any one statement %s leaves a whole room or none", SWEEP, async (fault) => {
  for (const withId of [true, false]) {
    const statements = await sweep(fault, async ({ user, headers }) => {
      await server.database.kysely.deleteFrom("rate_limit").execute();
      const images = await addPhotos(server, user, 2);
      const fields = { images, title: `Swept ${user.id}`, ...(withId && { id: crypto.randomUUID() }) };
      return {
        call: () => postRoom(server, headers, fields),
        async isWhole() {
          const rooms = await roomsOf(server, user);
          expect(await postsCounted()).toBe(rooms.length);
          const { rows } = await server.database.pool.query("select uuid from listing_photo where owner_id = $1", [
            user.id,
          ]);
          expect(rows).toHaveLength(rooms.length * 2);
        },
        async isHealed(answer) {
          expect(await roomsOf(server, user)).toHaveLength(1);
          expect(await postsCounted()).toBe(1);
          await expectShown(answer.json());
        },
      };
    });
    expect(statements).toBeGreaterThan(12);
  }
});

test.each(FAULTS)("F7: editing with any one statement %s changes the whole room or nothing", SWEEP, async (fault) => {
  const statements = await sweep(fault, async ({ user, headers }) => {
    const [first, second] = await addPhotos(server, user, 2);
    const before = await posted(server, user, { images: [first] });
    const body = { title: `Edited ${user.id}`, images: [second], updated_at: before.updated_at };
    return {
      call: () => putRoom(server, before.id, headers, body),
      async isWhole() {
        const row = (await roomRow(server, before.id))!;
        if (row.updated_at === before.updated_at) return expectShown(before);
        expect([row.title, row.images.map(({ uuid }) => uuid)]).toEqual([body.title, [second?.uuid]]);
        expect(await claimsOf(server, before.id)).toEqual([second?.uuid]);
      },
      async isHealed(answer) {
        expect(answer.json().title).toBe(body.title);
        await expectShown(answer.json());
      },
    };
  });
  expect(statements).toBeGreaterThan(10);
});

test.each(FAULTS)("F7: deleting with any one statement %s takes the whole room or nothing", SWEEP, async (fault) => {
  const statements = await sweep(fault, async ({ user, headers }) => {
    const images = await addPhotos(server, user, 2);
    const { id } = await posted(server, user, { images });
    return {
      call: () => deleteRoom(server, id, headers),
      async isWhole() {
        const isThere = (await roomRow(server, id)) !== undefined;
        expect(await claimsOf(server, id)).toHaveLength(isThere ? 2 : 0);
      },
      async isHealed(answer) {
        expect(answer.json()).toEqual({ message: "Item deleted successfully" });
        expect(await roomRow(server, id)).toBeUndefined();
      },
    };
  });
  expect(statements).toBeGreaterThan(6);
});
