import { afterAll, beforeAll, expect, test } from "vitest";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { refusal } from "../users/support.ts";
import { aiThat, askAi, leftOf } from "./support.ts";

let server: TestApp;
const WANTED = { city: "London", high_price: 200, room_type: "ensuite", keywords: ["gym", "pets"] };

beforeAll(async () => {
  server = await startTestApp({ ai: aiThat({ understand: async () => ({ ...NOTHING_ASKED, ...WANTED }) }) });
  await server.add(
    { title: "A quiet room", price: 180 },
    { title: "With a gym", price: 190, description: "Pets welcome", post_code: "M13 9PL" },
    { title: "In Leeds", city: "Leeds" },
  );
});
afterAll(() => server.close());

const match = (query: Record<string, string>, headers = {}) =>
  server.get(`/api/v1/items/matching?${new URLSearchParams(query)}`, headers);

test("criteria are ranked as the AI search ranks them, without an account, AI or quota", async () => {
  const user = await server.addUser();
  const asked = (await askAi(server, user)).json();
  const query = { city: "伦敦", high_price: "200", room_type: "ensuite", keywords: " gym, pets,gym," };
  const matched = (await match(query, user.headers())).json();
  expect(matched).toEqual({
    data: asked.data,
    count: asked.count,
    listed: 2,
    nearest: false,
    unmet_wishes: [],
  });
  expect(await leftOf(server, user)).toMatchObject({ search: 2 });
  const anonymous = await match(query);
  expect(anonymous.json().data.map(({ title }: { title: string }) => title)).toEqual(["With a gym", "A quiet room"]);
  expect(anonymous.json().data[0]).toMatchObject({ email: null, contact_info: null, post_code: "M13" });
});

test.each(["constructor", "hasOwnProperty", "__proto__", "toString"])(
  "a keyword or room type that objects have of their own is a word like any other: %s",
  async (word) => {
    const answer = await match({ keywords: word, room_type: word });
    expect([answer.statusCode, answer.json().count, answer.json().listed]).toEqual([200, 0, 3]);
  },
);

test("where nothing matches, the nearest are marked as such", async () => {
  const answer = (await match({ city: "London", high_price: "100" })).json();
  expect(answer).toMatchObject({ count: 0, nearest: true });
  expect(answer.data[0].fit.misses).toEqual([{ code: "overLimit", pounds: 80 }]);
});

test("criteria that cannot be are 422, a repeated key and too many keywords too", async () => {
  expect(refusal(await match({ begin_date: "2027-02-01", end_date: "2027-01-01" }))).toEqual([
    422,
    ["query.begin_date: Start date cannot be later than end date!"],
  ]);
  const many = Array.from({ length: 13 }, (_, index) => `k${index}`).join(",");
  const sentence = "query.keywords: Must be at most 12 keywords of 40 characters each";
  expect(refusal(await match({ keywords: many }))).toEqual([422, [sentence]]);
  expect(refusal(await match({ keywords: "k".repeat(41) }))).toEqual([422, [sentence]]);
  expect((await server.get("/api/v1/items/matching?keywords=a&keywords=b")).statusCode).toBe(422);
  expect((await match({ low_price: "-1" })).statusCode).toBe(422);
});

test("SQ-06: rooms of another type than the wanted one only come near it", async () => {
  expect((await match({ room_type: "ensuite" })).json()).toMatchObject({ count: 3, listed: 3, nearest: false });
  expect((await match({ room_type: "studio" })).json()).toMatchObject({ count: 0, listed: 3, nearest: true });
});

test("SQ-06: where a town has no rooms, those of the towns around it come, the nearest first", async () => {
  const other = await startTestApp();
  await other.add(
    { title: "in Bristol", city: "Bristol", room_type: "studio" },
    { title: "in Cardiff", city: "Cardiff", room_type: "studio" },
    ...Array.from({ length: 30 }, (_, n) => ({ title: `York ${n}`, city: "York", room_type: "studio" })),
  );
  const answer = (await other.get("/api/v1/items/matching?city=Bath&room_type=studio")).json();
  expect(answer).toMatchObject({ count: 0, nearest: true });
  const titles = answer.data.map(({ title }: { title: string }) => title);
  expect(titles.slice(0, 2)).toEqual(["in Bristol", "in Cardiff"]);
  expect(answer.data[0].fit.misses).toEqual([{ code: "otherCity", city: "Bristol", km: 18 }]);
  await other.close();
});

test("SQ-01, SQ-08: a sliver of the dates is a near miss; `covers` asks for all of them", async () => {
  const other = await startTestApp();
  await other.add(
    { title: "sliver", begin_date: "2026-09-01", end_date: "2027-09-11" },
    { title: "half", begin_date: "2027-09-01", end_date: "2028-03-31" },
    { title: "all", begin_date: "2027-09-02", end_date: "2028-08-01" },
  );
  const dates = "begin_date=2027-09-01&begin_by=2027-09-30&end_date=2028-06-30";
  const titles = async (query: string) => other.titles(`/api/v1/items/matching?${query}`);
  const { data, count } = (await other.get(`/api/v1/items/matching?${dates}`)).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(["all", "half", "sliver"]);
  expect(count).toBe(1);
  expect(await titles(`${dates}&covers=true`)).toEqual(["all"]);
  await other.close();
});

test("SQ-05: cheap rooms are looked for among all that fit, however old they are", async () => {
  const titles = async (keywords: string) => server.titles(`/api/v1/items/matching?keywords=${keywords}`);
  expect(await titles("cheap")).toEqual(["In Leeds", "A quiet room", "With a gym"]);
});

test("SQ-01: a length without dates is asked of the database, and rooms that are a little shorter come near", async () => {
  const other = await startTestApp();
  await other.add(
    { title: "term", begin_date: "2027-01-10", end_date: "2027-06-20" },
    { title: "44 weeks", begin_date: "2027-01-10", end_date: "2027-11-14" },
    { title: "51 weeks", begin_date: "2026-12-10", end_date: "2027-12-02" },
    { title: "next year", begin_date: "2027-09-04", end_date: "2028-08-26" },
  );
  const { data, count } = (await other.get("/api/v1/items/matching?keywords=51+weeks")).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(["51 weeks", "next year", "44 weeks", "term"]);
  expect(count).toBe(2);
  expect(data[2].fit.misses).toEqual([{ code: "shortLet", days: 308 }]);
  await other.close();
});

test("A-86: a wish chooses no room by a contact or a whole postcode that others see covered", async () => {
  const other = await startTestApp();
  // More rooms than are ranked: the oldest is ranked, and is the nearest then, only where a wish chooses it.
  const [hidden] = await other.add(
    {
      title: "Canal studio",
      city: "Leeds",
      post_code: "LS2 9JT",
      description: "WeChat scam_88, near LS6 3AA, a piano",
    },
    ...Array.from({ length: 300 }, (_, number) => ({ title: `Room ${number}`, city: "Leeds" })),
  );
  const isChosen = async (keywords: string) => {
    const query = new URLSearchParams({ city: "Leeds", near: "53.806,-1.555,Leeds", keywords });
    const [first]: { id: string }[] = (await other.get(`/api/v1/items/matching?${query}`)).json().data;
    return first?.id === hidden;
  };
  expect(await isChosen("piano")).toBe(true);
  for (const wish of ["scam_88", "scam", "3aa", "LS6 3AA"]) expect([wish, await isChosen(wish)]).toEqual([wish, false]);
  await other.close();
});
