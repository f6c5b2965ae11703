import { describe, expect, test } from "vitest";
import { daysBetween } from "#domain/calendar-day.ts";
import { demoRooms } from "../../bench/search-quality/demo-rooms.ts";
import { readJudgements, type SetName } from "../../bench/search-quality/judgements.ts";
import { answersTo, scoreOf } from "../../bench/search-quality/score-search.ts";

/** What the means may not fall below; `npm run bench -- search-quality` prints them. */
const FLOORS = [
  { set: "keywords", floor: 0.97 },
  { set: "sentences", floor: 0.91 },
  { set: "filters", floor: 0.97 },
] as const;

describe.each(FLOORS)("the judged $set", ({ set, floor }) => {
  const rooms = demoRooms();
  const scored = readJudgements(set).map((search) => scoreOf(set, search, rooms));

  test("each has a room among the demo rooms that is of use", () => {
    expect(scored.filter(({ score }) => Number.isNaN(score))).toEqual([]);
  });

  test(`are answered with a mean nDCG@10 of at least ${floor}`, () => {
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
    expect(mean).toBeGreaterThanOrEqual(floor);
  });
});

describe("what a review had found among the demo rooms", () => {
  const rooms = demoRooms();
  const answers = (set: SetName, ask: string) => answersTo(set, { ask, grades: [] }, rooms);

  test("SQ-01, SQ-02: September to June is answered by rooms that are there then", () => {
    const [first, ...others] = answers("sentences", "曼大附近 ensuite，9月到明年6月，每周200以内，最好包bill");
    expect(first).toMatchObject({ city: "Manchester", room_type: "ensuite", begin_date: "2027-09-02" });
    for (const room of others) expect(room.end_date ?? "9999").toMatch(/^(?:2028|9999)/);
  });

  test("SQ-03: a flat for 600 is a flat, and no single room for 138", () => {
    expect(answers("sentences", "2b2b London under 600")[0]).toMatchObject({ city: "London", room_type: "2b2b" });
  });

  test("SQ-06: two weeks at Christmas are no let of 29 weeks, and near Bath is Bristol", () => {
    const [stay] = answers("sentences", "KCL 短租两周 圣诞");
    expect(daysBetween(stay?.begin_date ?? "", stay?.end_date ?? "")).toBeLessThan(60);
    expect(answers("sentences", "Bath studio")[0]).toMatchObject({ city: "Bristol", room_type: "studio" });
  });

  test.each(["曼彻斯特", "曼城", "Manchester"])("SQ-04: %j finds all rooms of Manchester", (keyword) => {
    const found = answers("keywords", keyword).filter(({ city }) => city === "Manchester");
    expect(found).toHaveLength(rooms.filter(({ city }) => city === "Manchester").length);
  });

  test.each(["曼大附近", "M14", "double room Leeds", "国王学院", "Leeds ensuite", "manchester ensuite"])(
    "SQ-04: %j finds rooms",
    (keyword) => {
      expect(answers("keywords", keyword).length).toBeGreaterThan(3);
    },
  );

  test("SQ-04: ensuite, en-suite and 套间 find the same rooms", () => {
    const [one, ...others] = ["ensuite", "en-suite", "套间"].map((keyword) =>
      answers("keywords", keyword)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const other of others) expect(other).toEqual(one);
  });
});
