import { afterAll, beforeAll, expect, test } from "vitest";
import { expireListings } from "../../../../src/server/listings/expired-listing-store.ts";
import { lockWaits } from "../../../support/lock-waits.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { deleteRoom, posted, putRoom, roomRow } from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterAll(() => server.close());

const search = (keyword: string) => server.titles(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent(keyword)}`);
const inCity = (city: string) => server.titles(`/api/v1/items/filter-open?city=${encodeURIComponent(city)}`);
const total = async () => (await server.get("/api/v1/items/count")).json().count as number;

test("a room is found by filter, by keyword and in the total as soon as it is posted", async () => {
  const before = await total();
  const title = "Penthouse 观景阁 with a zebra";
  const { id } = await posted(server, user, { title, city: "约克" });
  expect(await inCity("York")).toEqual([title]);
  for (const keyword of ["观景", "阁", "zeb", "PENTHOUSE"]) expect(await search(keyword), keyword).toEqual([title]);
  expect(await total()).toBe(before + 1);
  expect((await server.get(`/api/v1/items/open?id=${id}`)).json().count).toBe(1);
});

test("a mistyped word is corrected to a new title's word", async () => {
  const other = await startTestApp();
  await posted(other, await other.addUser(), { title: "Maisonette 42 by the canal" });
  expect(await other.titles("/api/v1/items/fuzzy?fuzzy=maisonnete")).toEqual(["Maisonette 42 by the canal"]);
  const terms = await other.database.kysely.selectFrom("search_term").select("term").orderBy("term").execute();
  expect(terms.map(({ term }) => term)).toEqual(["canal", "maisonette", "the"]);
  await other.close();
});

test("an edited title is found by its new words alone", async () => {
  const { id } = await posted(server, user, { title: "alpha 甲乙", city: "Exeter" });
  await putRoom(server, id, user.headers(), { title: "omega 丙丁" });
  for (const gone of ["alpha", "甲乙"]) expect(await search(gone)).toEqual([]);
  for (const now of ["omega", "丙丁"]) expect(await search(now)).toEqual(["omega 丙丁"]);
  expect(await inCity("Exeter")).toEqual(["omega 丙丁"]);
});

test("a room whose last day is moved into the past is found no more, and moved forward it is again", async () => {
  const { id } = await posted(server, user, { title: "phoenix", city: "Leeds", begin_date: "2026-01-01" });
  await putRoom(server, id, user.headers(), { end_date: "2026-11-20" });
  expect([await inCity("Leeds"), await search("phoenix")]).toEqual([[], []]);
  await expireListings(server.database.kysely, "2026-11-21");
  expect((await roomRow(server, id))?.live).toBe(false);
  await putRoom(server, id, user.headers(), { end_date: "2026-11-21" });
  expect([await inCity("Leeds"), await search("phoenix")]).toEqual([["phoenix"], ["phoenix"]]);
});

test("a room that is brought back while ended ones are being retired stays found", async () => {
  const { id } = await posted(server, user, { title: "lazarus", city: "Oxford", begin_date: "2026-01-01" });
  await server.database.pool.query("update listing set end_date = '2026-11-20' where id = $1", [id]);
  const edit = await server.database.pool.connect();
  await edit.query("begin");
  await edit.query("update listing set end_date = '2027-01-01' where id = $1", [id]);
  const retiring = expireListings(server.database.kysely, "2026-11-21");
  await expect.poll(() => lockWaits(server.database)).toBe(1);
  await edit.query("commit");
  edit.release();
  await retiring;
  expect([await inCity("Oxford"), await search("lazarus")]).toEqual([["lazarus"], ["lazarus"]]);
});

test("a deleted room is neither shown nor counted", async () => {
  const { id } = await posted(server, user, { title: "gone soon", city: "Durham" });
  const before = await total();
  await deleteRoom(server, id, user.headers());
  expect([await inCity("Durham"), await search("gone soon"), await total()]).toEqual([[], [], before - 1]);
});
