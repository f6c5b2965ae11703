import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emptyViewing, MAX_VIEWINGS } from "#domain/viewings/viewing.ts";
import { raceRounds } from "../../support/scope.ts";
import { patiently } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, remove, tally } from "../users/support.ts";
import { notesWith, putViewing, removeViewing, sendViewingPhoto, viewingsOf, written } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => (user = await server.addUser()));

test("RC-10: of parallel changes of one version, or parallel first ones, one is taken and the others see it", async () => {
  const listingId = crypto.randomUUID();
  let version: string | undefined;
  for (let round = 0; round < raceRounds(3); round += 1) {
    const answers = await atOnce(12, (index) =>
      patiently(() => putViewing(server, user, listingId, notesWith({ notes: `${round} ${index}` }), version)),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 11 });
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json();
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().current).toEqual(winner);
    expect(await viewingsOf(server, user)).toEqual([winner]);
    version = winner.version;
  }
});

test("RC-09: nothing is left of what is written while its account is deleted, or it is refused", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const leaving = await server.addUser();
    await written(server, leaving, crypto.randomUUID(), { notes: "before" });
    const writes = Array.from({ length: 4 }, (_, index) =>
      index === 0
        ? sendViewingPhoto(server, leaving, crypto.randomUUID())
        : putViewing(server, leaving, crypto.randomUUID(), emptyViewing),
    );
    const [gone, ...answers] = await Promise.all([remove(server, "me", leaving.headers()), ...writes]);
    expect(gone.statusCode).toBe(200);
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    const { rows } = await server.database.pool.query(
      "select owner_id from viewing where owner_id = $1 union all select owner_id from viewing_photo where owner_id = $1",
      [leaving.id],
    );
    expect(rows).toEqual([]);
  }
});

async function addViewings(count: number, isRemoved = false): Promise<void> {
  await server.database.pool.query(
    `insert into viewing (owner_id, listing_id, content, removed_at, created_at, updated_at)
     select $1, gen_random_uuid(), $2, case when $3 then now() - n * interval '1 day' end, now(), now()
     from generate_series(1, $4) as n`,
    [user.id, emptyViewing, isRemoved, count],
  );
}

test("I-16: a hundred rooms may be saved; one more waits until one is taken away, also in parallel", async () => {
  await addViewings(MAX_VIEWINGS - 1);
  const ids: string[] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const answers = await Promise.all(ids.map((id) => putViewing(server, user, id, emptyViewing)));
  expect(tally(answers)).toEqual({ 200: 1, 422: 3 });
  const refused = answers.find(({ statusCode }) => statusCode === 422)!;
  expect(refused.json().detail[0]).toMatchObject({ loc: ["path", "listing_id"], type: "too-many" });
  const taken = (await viewingsOf(server, user)).find(({ listing_id }) => ids.includes(listing_id));
  await written(server, user, taken!.listing_id, { notes: "still editable" }, taken!.version);
  await removeViewing(server, user, taken!.listing_id);
  const trace = (await viewingsOf(server, user)).find(({ is_removed }) => is_removed);
  await written(server, user, crypto.randomUUID());
  const revived = await putViewing(server, user, trace!.listing_id, emptyViewing, trace!.version);
  expect(revived.statusCode).toBe(422);
});

test("of what was taken away the latest two hundred are remembered", async () => {
  await addViewings(230, true);
  const listingId = crypto.randomUUID();
  await written(server, user, listingId);
  await removeViewing(server, user, listingId);
  const traces = await viewingsOf(server, user);
  expect(traces).toHaveLength(200);
  expect(traces.map(({ listing_id }) => listing_id)).toContain(listingId);
});

test("600 changes an hour; what is refused or changes nothing is none", async () => {
  const listingId = crypto.randomUUID();
  const { version } = await written(server, user, listingId);
  const limits = server.database.kysely.updateTable("rate_limit").where("name", "=", "viewingWrite");
  await limits.set({ count: 599 }).execute();
  await putViewing(server, user, listingId, notesWith({ notes: "stale" }), "other");
  await written(server, user, listingId, {}, version);
  const last = await written(server, user, listingId, { notes: "last" }, version);
  const refused = await putViewing(server, user, listingId, notesWith({ notes: "more" }), last.version);
  expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, expect.closeTo(3600, -2)]);
  expect((await removeViewing(server, user, listingId)).statusCode).toBe(429);
  server.clock.set("2026-11-21T13:00:01Z");
  expect((await removeViewing(server, user, listingId)).statusCode).toBe(204);
});
