import { expect, test } from "vitest";
import { daysBetween } from "#domain/calendar-day.ts";
import { findByText } from "#domain/search/find-by-text.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";
import { parseSearch, readSearch } from "../../../src/query-parser/parse-search.ts";
import { demoRooms, TODAY } from "../../bench/search-quality/demo-rooms.ts";
import { readJudgedQueries } from "../../bench/search-quality/judged-queries.ts";
import { scoreQuery } from "../../bench/search-quality/score-query.ts";

const rooms = demoRooms();

function search(text: string) {
  const reading = readSearch(text, TODAY);
  return findByText(rooms, { text, reading, filters: {}, sort: null, today: TODAY }, mentionsKeyword);
}

const answers = (text: string) => search(text).rooms.map(({ room }) => room);

test("most judged queries whose right room is there have it first", () => {
  const scored = readJudgedQueries()
    .filter(({ half }) => half === "tuned")
    .map((query) => scoreQuery(query, rooms));
  const first = scored.map(({ isRightFirst }) => isRightFirst).filter((isRight) => isRight !== null);
  expect(first.filter(Boolean).length / first.length).toBeGreaterThan(0.75);
});

test("SQ-01, SQ-02: September to June is answered by rooms that are there then", () => {
  const { rooms: found } = search("曼大附近 ensuite，9月到明年6月，每周200以内，最好包bill");
  const [first] = found;
  expect(first?.room).toMatchObject({ city: "Manchester", room_type: "ensuite", begin_date: "2027-09-02" });
  for (const { room, fit } of found) if (fit.meets) expect(room.end_date ?? "9999").toMatch(/^(?:2028|9999)/);
});

test("SQ-03: a flat for 600 is a flat, and no single room for 138", () => {
  expect(answers("2b2b London under 600")[0]).toMatchObject({ city: "London", room_type: "2b2b" });
});

test("SQ-06: two weeks at Christmas are no let of 29 weeks, and near Bath is Bristol", () => {
  const [stay] = answers("KCL 短租两周 圣诞");
  expect(daysBetween(stay?.begin_date ?? "", stay?.end_date ?? "")).toBeLessThan(60);
  expect(answers("Bath studio")[0]).toMatchObject({ city: "Bristol", room_type: "studio" });
});

test.each(["曼彻斯特", "曼城", "Manchester"])("SQ-04: %j finds all rooms of Manchester", (text) => {
  const meeting = search(text).rooms.filter(({ fit }) => fit.meets);
  expect(meeting).toHaveLength(rooms.filter(({ city }) => city === "Manchester").length);
});

test.each([
  "pet friendly studio Birmingham",
  "可以养猫的房子 伦敦2区",
  "利物浦 停车位 整套",
  "帝國理工",
  "flat for two with parking in Reading, no pets",
  "Swansea",
])("%j, which names something that is there, is not answered by nothing", (text) => {
  expect(answers(text).length).toBeGreaterThan(0);
});

test("words that no criterion explains are looked for, and said where nothing has them", () => {
  const found = search("studio in London, Copperleaf, zzyzx");
  expect(found.unused).toContain("zzyzx");
});

test.each([
  ["我要去谢菲尔德念书了好激动啊爸妈也要跟着来玩", "Sheffield"],
  ["my daughter got her place at Bristol and we are so proud of her, she loves tea and cats", "Bristol"],
])("a line that mostly speaks of something else is answered by the city that it names: %j", (text, city) => {
  const [first] = answers(text);
  expect(first?.city).toBe(city);
  expect(parseSearch(text, TODAY).city).toBeNull();
});
