import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;
const search = (keyword: string, more = "") =>
  server.titles(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent(keyword)}${more}`);

beforeAll(async () => {
  server = await startTestApp();
  await server.add(
    { title: "曼城双人间 studio 近地铁", city: "Manchester", price: 150 },
    { title: "曼彻斯特公寓，近曼城球场", city: "Manchester", price: 120 },
    { title: "100% furnished double room", city: "Leeds", price: 90 },
    { title: "Doubledecker_, Café Royal", city: "London", price: 300 },
    { title: "C:\\ drive studio ✨", city: "London", price: 200 },
    { title: "Ｅｎｓｕｉｔｅ　ＡＢＣ", city: "London", price: 210 },
    { title: "双人房，人间烟火", city: "London", price: 220 },
    { title: "𠮷野家旁的单间", city: "London", price: 230 },
  );
  await server.database.pool.query(
    "insert into search_term (term) values ('studio'), ('double'), ('doubledecker'), ('room'), ('furnished'), ('royal'), ('ensuite'), ('flat')",
  );
});
afterAll(() => server.close());

const found: [id: string, keyword: string, titles: string[]][] = [
  ["I-32 one Chinese character", "曼", ["曼彻斯特公寓，近曼城球场", "曼城双人间 studio 近地铁"]],
  ["I-32 two characters", "曼城", ["曼彻斯特公寓，近曼城球场", "曼城双人间 studio 近地铁"]],
  ["three characters, as one stretch and not as two pairs", "城双人", ["曼城双人间 studio 近地铁"]],
  ["I-32 full-width letters", "abc", ["Ｅｎｓｕｉｔｅ　ＡＢＣ"]],
  ["I-32 an accent left out", "cafe", ["Doubledecker_, Café Royal"]],
  ["I-32 an accent in its decomposed form", "Cafe\u0301", ["Doubledecker_, Café Royal"]],
  ["I-32 an emoji", "✨", ["C:\\ drive studio ✨"]],
  ["a Chinese character beyond U+FFFF", "𠮷", ["𠮷野家旁的单间"]],
  ["the beginning of a word", "furn", ["100% furnished double room"]],
  ["never the middle of a word", "decker", []],
  ["two words in any order", "room double", ["100% furnished double room"]],
  ["Chinese and English together", "双人 stud", ["曼城双人间 studio 近地铁"]],
  ["I-30 a percent sign, literally", "%", ["100% furnished double room"]],
  ["I-30 an underscore, literally", "_", ["Doubledecker_, Café Royal"]],
  ["I-30 a backslash, literally", "\\", ["C:\\ drive studio ✨"]],
  ["I-30 three percent signs, as one", "%%%", ["100% furnished double room"]],
  ["quotes and operators, as nothing", "'studio' & !x | (:*", []],
  ["SQL, as words", "'; drop table listing; --", []],
];

test.each(found)("%s: %j finds %j", async (_, keyword, titles) => {
  expect(await search(keyword)).toEqual(titles);
});

test.each(["", "%20%20", "%E2%80%8B", "%E2%80%8B%E2%80%8D", "%EF%BB%BF"])("I-31: %j is no keyword", async (keyword) => {
  const answer = await server.get(`/api/v1/items/fuzzy?fuzzy=${keyword}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail).toEqual([
    { loc: ["query", "fuzzy"], msg: "Please enter search keywords", type: "emptySearch" },
  ]);
});

test("I-31: neither is none at all", async () => {
  const answer = await server.get("/api/v1/items/fuzzy");
  expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, "Please enter search keywords"]);
});

test("I-33: 100 characters are looked for, 101 and 10,000 are refused at once", async () => {
  expect((await server.get(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent("曼".repeat(100))}`)).statusCode).toBe(200);
  const answer = await server.get(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent("曼".repeat(101))}`);
  expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, "Must have at most 100 characters"]);
  expect((await server.get(`/api/v1/items/fuzzy?fuzzy=${"a".repeat(10_000)}`)).statusCode).toBe(422);
});

test.each(["%00", "a%00b", "%1F", "%7F"])("I-33: the control characters of %j are refused", async (keyword) => {
  expect((await server.get(`/api/v1/items/fuzzy?fuzzy=${keyword}`)).statusCode).toBe(422);
});

test("a keyword of 100 letters in one word, and one with 50 words, are answered", async () => {
  expect(await search("a".repeat(100))).toEqual([]);
  expect(await search("x ".repeat(50))).toEqual([]);
  expect(await search("(q+)+$".repeat(16))).toEqual([]);
});

test("filters and sorting apply on top", async () => {
  expect(await search("studio", "&city=London")).toEqual(["C:\\ drive studio ✨"]);
  expect(await search("studio", "&high_price=160")).toEqual(["曼城双人间 studio 近地铁"]);
  expect(await search("studio", "&sort_by=price&order=asc")).toEqual([
    "曼城双人间 studio 近地铁",
    "C:\\ drive studio ✨",
  ]);
  expect(await search("studio", "&sort_by=price&order=desc&skip=1&limit=1")).toEqual(["曼城双人间 studio 近地铁"]);
  expect((await server.get("/api/v1/items/fuzzy?fuzzy=studio&low_price=9&high_price=1")).statusCode).toBe(422);
});

test("a mistyped English word is corrected when nothing has it", async () => {
  const studios = ["C:\\ drive studio ✨", "曼城双人间 studio 近地铁"];
  for (const typo of ["stuido", "sudio", "studdio", "ztudio"]) expect(await search(typo), typo).toEqual(studios);
  expect(await search("duoble roam")).toEqual(["100% furnished double room"]);
  expect(await search("xqzvw")).toEqual([]);
});

test("a longer Chinese keyword without a match is looked for in pairs", async () => {
  expect(await search("曼城公寓")).toEqual(["曼彻斯特公寓，近曼城球场"]);
  expect(await search("双人地铁")).toEqual(["曼城双人间 studio 近地铁"]);
});

test("SQ-04: rooms that name a university come first, and where they are few the others of its city behind them", async () => {
  const [title, other] = ["Loft by the canal", "Attic by the canal"];
  await server.add(
    { title, city: "Manchester", description: "10 min to 曼大", post_code: "M15 6BH" },
    { title: other, city: "Manchester", post_code: "M4 1AA" },
  );
  const found = await search("曼大附近");
  expect(found.slice(0, 2)).toEqual([title, other]);
  expect(found).toHaveLength(4);
  const { count } = (await server.get(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent("曼大附近")}&limit=0`)).json();
  expect(count).toBe(4);
  expect(await search("曼大附近", "&skip=1&limit=2")).toEqual(found.slice(1, 3));
  expect(await search("M15")).toEqual([title]);
});

test("SQ-05: 'cheap' sorts what has the rest by price, unless another order is chosen", async () => {
  expect(await search("cheap studio")).toEqual(["曼城双人间 studio 近地铁", "C:\\ drive studio ✨"]);
  expect(await search("便宜的 studio", "&sort_by=price&order=desc")).toEqual([
    "C:\\ drive studio ✨",
    "曼城双人间 studio 近地铁",
  ]);
});
