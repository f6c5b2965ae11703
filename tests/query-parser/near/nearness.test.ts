import { describe, expect, test } from "vitest";
import { readQuery } from "../../../src/query-parser/parse-query.ts";
import { rememberingRequestWords } from "../../../src/query-parser/read-request-words.ts";

const TODAY = "2026-11-20";

const NEAR: readonly [text: string, place: string, minutes: number | null, by: "foot" | "bicycle" | null][] = [
  ["studio handy for UCL", "UCL", null, null],
  ["ensuite within easy reach of KCL", "KCL", null, null],
  ["room next door to LSE", "LSE", null, null],
  ["flat in walking distance of UCL", "UCL", null, null],
  ["KCL 20 mins by bus, studio", "KCL", 20, null],
  ["ensuite half an hour from LSE at most", "LSE", 30, null],
  ["room 2 km from UCL", "UCL", 25, "foot"],
  ["cycling distance of UCL, 15 minutes, studio", "UCL", 15, "bicycle"],
  ["studio, max a quarter of an hour to KCL", "KCL", 15, null],
  ["not too far from LSE, ensuite", "LSE", null, null],
  ["UCL隔壁的studio", "UCL", null, null],
  ["挨着KCL的单间", "KCL", null, null],
  ["离LSE别太远 ensuite", "LSE", null, null],
  ["到UCL半小时以内 单间", "UCL", 30, null],
  ["走到KCL不超过一刻钟 studio", "KCL", 15, "foot"],
  ["骑车到LSE二十分钟左右 单间", "LSE", 20, "bicycle"],
  ["UCL步行可达 单间", "UCL", null, null],
  ["去KCL方便的studio", "KCL", null, null],
  ["UCL学生 找通勤40分钟内的单间", "UCL", 40, null],
  ["LSE和KCL附近的ensuite", "LSE", null, null],
];

describe("a text that wants to be near a place", () => {
  test.each(NEAR)("%s: %s, %s minutes, %s", (text, place, minutes, by) => {
    const mention = readQuery(text, TODAY).near.find((each) => each.place.name === place);
    expect(mention).toBeDefined();
    expect(mention?.time ?? null).toEqual(minutes === null ? null : { minutes, by });
  });
});

test.each([
  "studio far away from UCL",
  "not near UCL please, studio",
  "no need to be near KCL, ensuite",
  "离UCL远一点的单间",
  "不用离KCL近 单间",
  "不一定要靠近LSE studio",
  "UCL毕业了 找studio",
])("%s asks to be near nothing", (text) => {
  expect(readQuery(text, TODAY).near).toEqual([]);
});

test.each([
  ["UCL student, studio in Zone 2", "UCL"],
  ["studio, LSE offer holder", "LSE"],
  ["我在UCL读书 找单间", "UCL"],
  ["UCL or KCL", "UCL KCL"],
  ["Fallowfield", "Fallowfield"],
  ["SE1 two bed", "SE1"],
])("%s only names %s", (text, places) => {
  const { near } = readQuery(text, TODAY);
  expect(near.map(({ place }) => place.name).join(" ")).toBe(places);
  expect(near.every(({ isBare }) => isBare)).toBe(true);
});

test("a place that is to be near goes before those that are only named", () => {
  const { near } = readQuery("UCL student, studio near Euston, Camden", TODAY);
  expect(near).toMatchObject([{ place: { name: "Euston" }, isBare: false }]);
});

test("a request that only names a university asks to be near nothing", () => {
  const read = rememberingRequestWords(1);
  expect(read("UCL student looking for a quiet room", TODAY)).not.toHaveProperty("near");
  expect(read("looking for a quiet room near UCL", TODAY)).toHaveProperty("near");
});
