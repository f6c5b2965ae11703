import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fit } from "#domain/search/fit/fit.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { parseSearch } from "../../../src/query-parser/parse-search.ts";
import { reasoningOf } from "../../../src/server/ai/search/reasoning.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal } from "../users/support.ts";
import { aiThat, askAi, leftOf } from "./support.ts";

let server: TestApp;
let user: TestUser;
let understood: Understanding = NOTHING_ASKED;
const heard: string[] = [];

const ai = aiThat({
  understand: async (text) => {
    heard.push(text);
    return understood;
  },
});

beforeAll(async () => {
  server = await startTestApp({ ai, settings: { aiSearchDailyQuota: 1000 } });
  await server.add(
    { title: "Studio with a gym", price: 185, begin_date: "2026-09-01", end_date: "2027-09-01" },
    { title: "Studio from October", price: 150, begin_date: "2026-10-10", end_date: "2027-06-30" },
    { title: "Dear studio", price: 212, begin_date: "2026-09-01", end_date: "2027-09-01" },
    { title: "Over", price: 100, begin_date: "2025-09-01", end_date: "2026-11-20" },
    { title: "Room in Leeds", city: "Leeds", price: 120, begin_date: "2026-09-01", end_date: "2027-09-01" },
    { title: "Social flat", price: 190, property_type: "social", begin_date: "2026-09-01", end_date: "2027-09-01" },
  );
  await setRoomType("Studio", "Studio apartment");
  await setRoomType("Dear", "studio");
  await setRoomType("Social", "2b1b");
  user = await server.addUser();
});
afterAll(() => server.close());
beforeEach(() => {
  understood = NOTHING_ASKED;
  heard.length = 0;
});

async function setRoomType(title: string, room_type: string): Promise<void> {
  await server.database.kysely.updateTable("listing").set({ room_type }).where("title", "like", `${title}%`).execute();
}

interface Answer {
  data: (Listing & { fit: Fit })[];
  count: number;
  nearest: boolean;
  reasoning?: string;
  query_understanding: Understanding;
}

async function search(wanted: Partial<Understanding>, query: Record<string, string> = {}): Promise<Answer> {
  understood = { ...NOTHING_ASKED, ...wanted };
  const answer = await askAi(server, user, query, { "accept-language": "en" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const titlesOf = ({ data }: Pick<Answer, "data">) => data.map(({ title }) => title);

test("I-34: the AI search without a session is 401, and a session of another user counts for nothing", async () => {
  const answer = await askAi(server, null);
  expect(refusal(answer)).toEqual([401, "Not authenticated", "not_authenticated"]);
  expect(heard).toEqual([]);
});

test("the answer has data, count, reasoning, query_understanding, what is left, and how each room fits", async () => {
  const wanted = { city: "London", begin_date: "2026-12-01", high_price: 200, room_type: "studio", keywords: ["gym"] };
  const answer = await search(wanted);
  expect(answer).toMatchObject({ count: 2, nearest: false, query_understanding: { ...NOTHING_ASKED, ...wanted } });
  expect(answer).toHaveProperty("quota.limit", 1000);
  expect(answer.data[0]).toMatchObject({
    title: "Studio with a gym",
    email: null,
    fit: {
      meets: true,
      reasons: [
        { code: "city", city: "London" },
        { code: "coversAllDates" },
        { code: "underLimit", pounds: 15 },
        { code: "roomType", room_type: "studio" },
        { code: "keyword", keyword: "gym" },
      ],
      misses: [],
    },
  });
  expect(titlesOf(answer).slice(0, 4)).toEqual([
    "Studio with a gym",
    "Studio from October",
    "Dear studio",
    "Social flat",
  ]);
  expect(answer.data[3]?.fit.misses).toEqual([{ code: "otherRoomType", room_type: "2b1b" }]);
});

test("A-49: a stay that covers all wanted dates stands before one that covers a part, which says what is missing", async () => {
  const answer = await search({
    begin_date: "2026-09-05",
    end_date: "2027-08-28",
    city: "London",
    room_type: "studio",
  });
  expect(titlesOf(answer).slice(0, 3)).toEqual(["Dear studio", "Studio with a gym", "Social flat"]);
  const part = answer.data.find(({ title }) => title === "Studio from October");
  expect(part?.fit).toMatchObject({
    meets: false,
    misses: [
      { code: "beginsLate", days: 35 },
      { code: "endsEarly", days: 59 },
    ],
  });
});

test("A-14: filters hold on top, whatever was understood", async () => {
  expect(titlesOf(await search({ city: "London" }, { property_type: "social" }))).toEqual(["Social flat"]);
  expect(titlesOf(await search({ high_price: 200 }, { city: "利兹" }))).toEqual(["Room in Leeds"]);
  expect((await search({ high_price: 200 }, { high_price: "130" })).count).toBe(1);
  const contradicted = await search({ city: "London" }, { city: "Leeds" });
  expect(contradicted).toMatchObject({ count: 1, nearest: false });
  expect(titlesOf(contradicted)).toEqual(["Room in Leeds"]);
});

test("where nothing fits, the nearest misses say by how much, and none is counted", async () => {
  const dear = await search({ city: "London", high_price: 140, room_type: "studio" });
  expect(dear).toMatchObject({ count: 0, nearest: true });
  expect(titlesOf(dear).slice(0, 3)).toEqual(["Studio from October", "Studio with a gym", "Dear studio"]);
  expect(dear.data[0]?.fit).toMatchObject({ meets: false, misses: [{ code: "overLimit", pounds: 10 }] });
  const late = await search({ city: "London", begin_date: "2027-09-10", end_date: "2027-12-01", low_price: 200 });
  expect(late.data[0]).toMatchObject({ title: "Dear studio", fit: { misses: [{ code: "endsEarly", days: 91 }] } });
  const elsewhere = await search({ city: "Bradford", high_price: 125 });
  expect(elsewhere.data[0]).toMatchObject({
    title: "Room in Leeds",
    fit: { misses: [{ code: "otherCity", city: "Leeds" }] },
  });
  expect(elsewhere.reasoning).toContain("nearest");
});

test("where none is near in any way, rooms of the wanted town are shown, and without those any within 100 km", async () => {
  const inLeeds = await search({ city: "Leeds", high_price: 60, end_date: "2026-01-01" });
  expect(inLeeds.data.map(({ city }) => city)).toEqual(["Leeds"]);
  expect(inLeeds.data[0]?.fit.misses).toEqual([
    { code: "beginsLate", days: 243 },
    { code: "overLimit", pounds: 60 },
  ]);
  expect(titlesOf(await search({ city: "Bradford", high_price: 60 }))).toEqual(["Room in Leeds"]);
  expect((await search({ city: "Aberdeen" })).data).toEqual([]);
});

test("a sentence about nothing shows the newest rooms, and says so", async () => {
  const answer = await search({});
  expect(answer.count).toBe(5);
  expect(titlesOf(answer)).toContain("Social flat");
  expect(answer.reasoning).toBe("We found nothing about a room in this sentence, so here are the newest ones.");
});

test("A-21: a room whose last day has passed is never found, not even as the nearest", async () => {
  for (const wanted of [{ high_price: 101 }, { end_date: "2026-11-19" }, {}]) {
    expect(titlesOf(await search(wanted))).not.toContain("Over");
  }
});

test("the reasoning is plain text in the reader's language", async () => {
  understood = { ...NOTHING_ASKED, city: "London", high_price: 200, keywords: ["gym"] };
  const chinese = (await askAi(server, user)).json<Answer>().reasoning;
  expect(chinese).toBe(
    "我们理解你要找的房子：城市是伦敦，每周不超过 £200。其他要求：健身房。有 3 间符合城市和价格，越符合其他要求的排得越靠前。",
  );
  const english = (await askAi(server, user, {}, { "accept-language": "en" })).json<Answer>().reasoning;
  expect(english).toBe(
    "We understand that you want a place in London, up to £200 a week. Other wishes to rank by: Gym. 3 rooms meet city and price; those that fit the other wishes best come first.",
  );
});

test("the reasoning names what was asked for alone, and kinds of rooms in Chinese words where there are such", () => {
  const said = (wanted: Partial<Understanding>, found: { count: number; nearest: boolean }) =>
    (["zh", "en"] as const).map((language) => reasoningOf({ ...NOTHING_ASKED, ...wanted }, found, language));
  const some = { count: 812, nearest: false };
  expect(said({ keywords: ["gym", "pets"] }, some)).toEqual([
    "我们读到的要求：健身房、可养宠物。有 812 间房源，越符合要求的排得越靠前。",
    "Wishes to rank by: Gym, Pets welcome. There are 812 rooms; those that fit the wishes best come first.",
  ]);
  expect(said({ room_type: "flatshare" }, some)).toEqual([
    "我们理解你要找的房子：房型是合租。有 812 间符合房型，越合适的排得越靠前。",
    "We understand that you want a place room type flatshare. 812 rooms meet room type; those that fit best come first.",
  ]);
  expect(said({ room_type: "studio", other_room_types: ["double"] }, some)).toEqual([
    "我们理解你要找的房子：房型是 studio或双人间。有 812 间符合房型，越合适的排得越靠前。",
    "We understand that you want a place room type studio or double. 812 rooms meet room type; those that fit best come first.",
  ]);
  expect(said({ city: "Leeds", begin_date: "2026-12-01", room_type: "2b1b" }, { count: 1, nearest: false })).toEqual([
    "我们理解你要找的房子：城市是利兹，2026年12月1日起租，房型是 2b1b。有 1 间符合城市、日期和房型，越合适的排得越靠前。",
    "We understand that you want a place in Leeds, from 1 December 2026, room type 2b1b. 1 room meets city, dates and room type; those that fit best come first.",
  ]);
  expect(said({ high_price: 60 }, { count: 0, nearest: true })).toEqual([
    "我们理解你要找的房子：每周不超过 £60。没有房源完全符合价格，下面是最接近的，每间都标明了差在哪里。",
    "We understand that you want a place up to £60 a week. No room meets price, so here are the nearest, each with what differs.",
  ]);
});

test("A-78: the reasoning says where it is to be near, and how long the way may take", () => {
  const said = (text: string) => {
    const wanted = parseSearch(text, "2026-11-20");
    return (["zh", "en"] as const).map((language) => reasoningOf(wanted, { count: 20, nearest: false }, language));
  };
  expect(said("离UCL近的studio，带健身房")).toEqual([
    "我们理解你要找的房子：城市是伦敦，离 UCL 近，房型是 studio。其他要求：健身房。有 20 间符合城市和房型，越符合其他要求的排得越靠前。",
    "We understand that you want a place in London, near UCL, room type studio. Other wishes to rank by: Gym. 20 rooms meet city and room type; those that fit the other wishes best come first.",
  ]);
  expect(said("走路20分钟到帝国理工")).toEqual([
    "我们理解你要找的房子：城市是伦敦，步行 20 分钟内到帝国理工。有 20 间符合城市和路程，越符合其他要求的排得越靠前。",
    "We understand that you want a place in London, at most 20 minutes on foot from Imperial College. 20 rooms meet city and travel time; those that fit the other wishes best come first.",
  ]);
});

test("A-78, A-14: a place that was understood limits and ranks, unless the filters name another", async () => {
  await server.add(
    { title: "Beside Warwick", city: "Coventry", post_code: "CV4 7AL", price: 120 },
    { title: "Beside Coventry Uni", city: "Coventry", post_code: "CV1 5FB", price: 100 },
  );
  const [warwick, coventry] = ["52.38,-1.561,University of Warwick", "52.408,-1.505,Coventry University"];
  const wanted = { city: "Coventry", near: warwick };
  expect(titlesOf(await search(wanted))).toEqual(["Beside Warwick", "Beside Coventry Uni"]);
  expect(await search({ ...wanted, within_minutes: 24 })).toMatchObject({ count: 1, listed: 2 });
  expect(titlesOf(await search({ ...wanted, within_minutes: 24 }, { near: coventry }))).toEqual([
    "Beside Coventry Uni",
    "Beside Warwick",
  ]);
  // The others count on what was there before.
  await server.database.kysely.deleteFrom("listing").where("title", "like", "Beside %").execute();
});

test("A-78: near a campus rooms of the next town come too, behind those of its own, unless a town is chosen", async () => {
  await server.add(
    { title: "Around: Earlsdon", city: "Coventry", post_code: "CV5 6AA", price: 120 },
    { title: "Around: Leamington", city: "Leamington Spa", post_code: "CV32 5AA", price: 110 },
    { title: "Around: Rugby", city: "Rugby", post_code: "CV21 2AA", price: 100 },
  );
  const wanted = { city: "Coventry", near: "52.38,-1.561,University of Warwick" };
  const around = async (...args: Parameters<typeof search>) =>
    titlesOf(await search(...args)).filter((title) => title.startsWith("Around"));
  expect(await around(wanted)).toEqual(["Around: Earlsdon", "Around: Leamington"]);
  expect(await around(wanted, { city: "Coventry" })).toEqual(["Around: Earlsdon"]);
  expect(await around(wanted, { near: wanted.near, within_minutes: "30" })).toEqual(["Around: Earlsdon"]);
  expect(await around({ city: "Coventry" })).toEqual(["Around: Earlsdon"]);
  await server.database.kysely.deleteFrom("listing").where("title", "like", "Around: %").execute();
});

test("SQ-03: the reasoning says how a price was read", () => {
  const read = (text: string, found = { count: 20, nearest: false }) => {
    const wanted = parseQuery(text, "2026-11-20");
    return (["zh", "en"] as const).map((language) => reasoningOf(wanted, found, language));
  };
  const [chinese, english] = read("£850 London studio, not student accommodation");
  expect(chinese).toContain("£850 没有写单位，我们按每月的租金理解。");
  expect(chinese).toContain("不要学生公寓");
  expect(english).toContain("up to £196 a week");
  expect(english).toContain("£850 came without a unit, so we took it as the rent for a month.");
  expect(english).toContain("20 rooms meet city, price, kind of building and room type");
  expect(read("2b2b Leeds from September, £150 each")[1]).toContain(
    "starting between 1 September 2027 and 30 September 2027, up to £150 a week for each person",
  );
  expect(read("studio Glasgow 800 a month")[0]).toContain("£800 是每月的租金，已换算成每周。");
});

test("I-40: show_reasoning=false leaves the reasoning out; anything but true and false is 422", async () => {
  expect(await search({}, { show_reasoning: "false" })).not.toHaveProperty("reasoning");
  expect(await search({}, { show_reasoning: "true" })).toHaveProperty("reasoning");
  for (const show_reasoning of ["0", "yes", "", "FALSE"]) {
    const answer = await askAi(server, user, { show_reasoning });
    expect(refusal(answer)).toEqual([422, ["query.show_reasoning: Must be a boolean"]]);
  }
});

test("I-39: 500 characters are read, 501 and 10,000 are 422, a NUL and nothing at all too; none of them is counted", async () => {
  const before = await leftOf(server, user);
  expect((await askAi(server, user, { query: "房".repeat(500) })).statusCode).toBe(200);
  expect(heard).toEqual(["房".repeat(500)]);
  for (const query of ["房".repeat(501), "a".repeat(10_000), "London\0", "", "  ", "\u200b"]) {
    expect((await askAi(server, user, { query })).statusCode, query.slice(0, 20)).toBe(422);
  }
  expect(refusal(await server.get("/api/v1/items/ai-search", user.headers()))).toEqual([
    422,
    ["query.query: Please enter search keywords"],
  ]);
  expect(await leftOf(server, user)).toMatchObject({ search: before.search - 1 });
});

test("I-39: words that look like SQL are words", async () => {
  const injected = "London'; drop table listing; --";
  expect((await search({ city: injected, room_type: "%' or '1'='1", keywords: ["') or true --", "\\"] })).count).toBe(
    0,
  );
  expect((await search({})).count).toBe(5);
});
