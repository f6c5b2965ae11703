import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import type { FittedRoom } from "#domain/search/fit/fit.ts";
import { fittingFilter } from "#domain/search/fit/fitting-filter.ts";
import { isWithin } from "#domain/search/open-filter.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { aRoom } from "./a-room.ts";

const ROOM = aRoom({ title: "Bright ensuite", description: "A gym downstairs" });

const TODAY = "2026-11-20";
const mentions = (text: string, keyword: string): boolean => text.toLowerCase().includes(keyword);
const fit = (wanted: Partial<Understanding>, room: Partial<FittedRoom> = {}) =>
  fitOf({ ...ROOM, ...room }, { ...NOTHING_ASKED, ...wanted }, { mentions, today: TODAY });

test("what was not asked for counts for nothing", () => {
  expect(fit({})).toEqual({ score: 100, meets: true, missed: 0, reasons: [], misses: [] });
});

test("a home of men alone stands behind one for all, unless the search says who lives there or its text denies it", () => {
  const ofMen = { description: "We are male-only here" };
  expect(fit({ city: "London" }, ofMen).score).toBeLessThan(fit({ city: "London" }).score);
  expect(fit({ city: "London" }, ofMen)).toMatchObject({ meets: true, misses: [] });
  expect(fit({ city: "London" }, { description: "Once male-only, now mixed-gender" }).score).toBe(100);
  const amongMen = { city: "London", keywords: ["male-only"] };
  expect(fit(amongMen, ofMen).score).toBeGreaterThan(fit(amongMen).score);
});

test("each thing that is as asked is a reason, in the order of the form", () => {
  const wanted = {
    city: "伦敦",
    begin_date: "2026-10-01",
    high_price: 200,
    room_type: "ensuite",
    keywords: ["gym", "pets"],
  };
  expect(fit(wanted)).toMatchObject({
    meets: true,
    reasons: [
      { code: "city", city: "London" },
      { code: "coversAllDates" },
      { code: "underLimit", pounds: 15 },
      { code: "roomType", room_type: "ensuite" },
      { code: "keyword", keyword: "gym" },
    ],
    misses: [],
  });
});

test("A-49: a stay that is a week late and a week short meets, and says so; a day more is a small miss", () => {
  expect(fit({ begin_date: "2026-09-03", end_date: "2027-09-07" })).toMatchObject({
    meets: true,
    reasons: [{ code: "coversSomeDates" }],
    misses: [
      { code: "beginsLate", days: 7 },
      { code: "endsEarly", days: 7 },
    ],
  });
  expect(fit({ begin_date: "2026-09-02", end_date: "2027-09-07" })).toMatchObject({ meets: false, missed: 1 / 14 });
  expect(fit({ begin_date: "2026-09-01" }, { begin_date: null, end_date: null }).reasons).toEqual([
    { code: "coversAllDates" },
  ]);
});

test("A-49: a stay that ends within 28 days of the only day that was named does not meet, and says how little is left", () => {
  expect(fit({ begin_date: "2027-08-24" })).toMatchObject({
    meets: false,
    reasons: [],
    misses: [{ code: "shortStay", days: 7 }],
  });
  expect(fit({ begin_date: "2027-08-03" }, { begin_date: "2027-07-10" })).toMatchObject({
    meets: true,
    reasons: [{ code: "coversAllDates" }],
  });
  expect(fit({ end_date: "2026-09-12" })).toMatchObject({ meets: false, misses: [{ code: "shortStay", days: 2 }] });
  expect(fit({ begin_date: "2027-08-24", keywords: ["short-let"] }, { short_term_allowed: true }).meets).toBe(true);
});

test("SQ-01: a room that ends on 11 September claims nothing about September to June, and does not meet it", () => {
  const year = { begin_date: "2027-09-01", begin_by: "2027-09-30", end_date: "2028-06-30", high_price: 200 };
  const ending = fit(year, { begin_date: "2027-06-01", end_date: "2027-09-11" });
  expect(ending).toMatchObject({ meets: false, misses: [{ code: "endsEarly", days: 293 }] });
  expect(ending.reasons.map(({ code }) => code)).toEqual(["underLimit"]);
  expect(fit(year, { begin_date: "2026-09-01", end_date: "2027-08-20" }).reasons).toHaveLength(1);
  expect(fit(year, { begin_date: "2027-09-02", end_date: "2028-08-02" })).toMatchObject({
    meets: true,
    reasons: [{ code: "coversAllDates" }, { code: "underLimit", pounds: 15 }],
  });
});

test("SQ-01: of a short stay a quarter may be missing at each end, up to a week", () => {
  const meets = (begin_date: string, end_date: string, from: string, to: string) =>
    fit({ begin_date, end_date }, { begin_date: from, end_date: to, short_term_allowed: true }).meets;
  expect(meets("2027-01-01", "2027-04-11", "2026-12-01", "2027-04-04")).toBe(true);
  expect(meets("2027-01-01", "2027-04-11", "2026-12-01", "2027-04-03")).toBe(false);
  expect(meets("2026-12-15", "2026-12-27", "2026-12-01", "2026-12-24")).toBe(true);
  expect(meets("2026-12-15", "2026-12-27", "2026-12-01", "2026-12-23")).toBe(false);
});

test("SQ-02: a room that is free for more than three months before the stay may begin only comes near, and says so", () => {
  const from = (begin_date: string) =>
    fit({ begin_date, begin_by: "2027-09-30" }, { begin_date: "2026-11-15", end_date: null });
  expect(from("2027-02-18")).toMatchObject({ meets: true, misses: [] });
  expect(from("2027-02-19")).toMatchObject({ meets: false, misses: [{ code: "beginsEarly", days: 91 }] });
  expect(from("2027-09-01").missed).toBeGreaterThan(from("2027-03-01").missed);
  expect(fit({ begin_date: "2027-09-01" }, { begin_date: null, end_date: null }).meets).toBe(true);
});

test("SQ-06: without dates a let of a term ranks above one for the summer, which begins no later, and that above one of weeks", () => {
  const scoreUntil = (end_date: string, keywords: string[] = []) =>
    fit({ city: "London", keywords }, { begin_date: "2027-01-10", end_date }).score;
  const [term, summer, weeks] = ["2027-06-10", "2027-03-31", "2027-02-10"].map((end) => scoreUntil(end)) as [
    number,
    number,
    number,
  ];
  expect(term).toBeGreaterThan(summer);
  expect(summer).toBeGreaterThan(weeks);
  expect(scoreUntil("2027-06-10")).toBe(scoreUntil("2028-01-10"));
});

test("SQ-06: without dates a home for months ranks above a let of a few weeks", () => {
  const weeks = { begin_date: "2026-12-10", end_date: "2027-01-05" };
  expect(fit({ city: "London" }, weeks)).toMatchObject({ meets: true, misses: [] });
  expect(fit({ city: "London" }, weeks).score).toBeLessThan(fit({ city: "London" }).score);
  expect(fit({ city: "London", keywords: ["short-let"] }, weeks).score).toBeGreaterThanOrEqual(
    fit({ city: "London", keywords: ["short-let"] }).score,
  );
});

test("SQ-12: a part of a city that is ruled out is in no list: a zone, a quarter, a district, an area by the title of a room", () => {
  const isListed = (part: string, post_code: string, title = "") =>
    Number.isFinite(fit({ keywords: [`not ${part}`] }, { post_code, title, description: "Near Stratford" }).missed);
  expect(["E6", "E1", "SE1"].map((code) => isListed("Zone 3", code))).toEqual([false, true, true]);
  // Part of N1 is in the second zone.
  expect(["N1", "WC1"].map((code) => isListed("Zone 1", code))).toEqual([true, false]);
  expect(["E6", "SE1"].map((code) => isListed("East London", code))).toEqual([false, true]);
  expect(["N1", "E6"].map((code) => isListed("Central London", code))).toEqual([false, true]);
  expect(["M14 5AB", "M1 1AA"].map((code) => isListed("M14", code))).toEqual([false, true]);
  expect(["stratford studio", "Studio"].map((title) => isListed("stratford", "E15", title))).toEqual([false, true]);
});

test("SQ-13: a couple sees no room in a home for women, or for men, unless its poster takes couples", () => {
  const missed = (title: string) => fit({ keywords: ["couples"] }, { title, room_type: "double" }).missed;
  expect(["a double", "female-only", "male-only", "female-only, couples"].map(missed)).toEqual([
    0,
    Infinity,
    Infinity,
    0,
  ]);
});

test("SQ-13: a couple of women that asks for a home of women sees it", () => {
  const wanted = { ...NOTHING_ASKED, keywords: ["couples", "female-only"] };
  const missed = (title: string) =>
    fitOf(aRoom({ title }), wanted, { mentions: (text, keyword) => text.split(/\s/).includes(keyword), today: TODAY })
      .missed;
  expect(["female-only", "male-only"].map(missed)).toEqual([0, Infinity]);
});

test("SQ-13: friends who are all women have a home of their own, whoever lives in others", () => {
  const ofThree = { keywords: ["3-people", "female-only"] };
  const home = fit(ofThree, { room_type: "3b1b", title: "" });
  expect(home.score).toBeGreaterThan(fit(ofThree, { room_type: "flatshare", title: "female-only" }).score);
  expect(home.meets).toBe(true);
});

test("a home of one's own has a kitchen, a double room a double bed", () => {
  const has = (keyword: string, room_type: string) =>
    fit({ keywords: [keyword] }, { room_type, title: "" }).reasons.length > 0;
  expect(["studio", "2b1b", "ensuite"].map((kind) => has("private-kitchen", kind))).toEqual([true, true, false]);
  expect(["double", "single"].map((kind) => has("double-bed", kind))).toEqual([true, false]);
});

test("SQ-01: a length without a begin is held by a room from today on, or whenever it begins", () => {
  const year = { keywords: ["51 weeks"] };
  const soon = fit(year, { begin_date: "2026-12-15", end_date: "2027-12-14" });
  expect(soon).toMatchObject({ meets: true, reasons: [{ code: "keyword", keyword: "51 weeks" }], misses: [] });
  const later = fit(year, { begin_date: "2027-09-04", end_date: "2028-08-26" });
  expect(later.meets).toBe(true);
  expect(later.score).toBeLessThan(soon.score);
  // It has been let since September: 284 days are left of it.
  expect(fit(year)).toMatchObject({ meets: false, reasons: [], misses: [{ code: "shortLet", days: 284 }] });
  expect(fit(year, { end_date: "2027-10-29" }).meets).toBe(true);
  expect(fit(year, { end_date: "2027-10-28" }).meets).toBe(false);
  expect(fit({ keywords: ["6+ months"] }).score).toBe(100);
  expect(fit({ keywords: ["6 months"] }).score).toBeLessThan(100);
});

test("SQ-06: for a month or two weeks a year's let only comes near, unless it may be split; for a term it says how long it is", () => {
  const split = { short_term_allowed: true };
  for (const keywords of [["1 month"], ["short-let", "2 weeks"], ["short-let"]]) {
    const weeks = fit({ keywords }, { begin_date: "2026-12-01", end_date: "2027-01-10" });
    const byTheWeek = fit({ keywords }, split);
    const whole = fit({ keywords });
    expect([weeks.meets, byTheWeek.meets, whole.meets]).toEqual([true, true, false]);
    expect(whole.misses).toEqual([{ code: "longLet", days: 355 }]);
    expect(fit({ keywords }, { end_date: null }).misses).toEqual([{ code: "longLet" }]);
    expect(weeks.score).toBeGreaterThan(byTheWeek.score);
  }
  const term = { begin_date: "2027-01-10", end_date: "2027-06-15" };
  for (const wanted of [{ keywords: ["4 months"] }, term]) {
    expect(fit(wanted)).toMatchObject({ meets: true, misses: [{ code: "longLet", days: 355 }] });
    expect(fit(wanted, split).misses).toEqual([]);
    expect(fit(wanted, { ...term, begin_date: "2027-01-05" }).misses).toEqual([]);
    expect(fit(wanted, term).score).toBeGreaterThan(fit(wanted).score);
  }
});

test("SQ-01: up to a day is from soon on: a room holds half of that time, and ranks the better the sooner it begins", () => {
  const until = { end_date: "2027-08-31" };
  expect(fit(until)).toMatchObject({ meets: true, reasons: [{ code: "coversAllDates" }] });
  const january = fit(until, { begin_date: "2027-01-20" });
  const april = fit(until, { begin_date: "2027-04-05" });
  expect(january.score).toBe(100);
  expect(april).toMatchObject({ meets: true });
  expect(april.score).toBeLessThan(january.score);
  expect(fit(until, { begin_date: "2027-06-05" })).toMatchObject({
    meets: false,
    misses: [{ code: "shortStay", days: 87 }],
  });
  // Until Christmas is a short let.
  expect(fit({ end_date: "2026-12-25" })).toMatchObject({ meets: false, misses: [{ code: "longLet", days: 355 }] });
});

test("SQ-01: a length beside one date that was chosen says the other", () => {
  const room = { begin_date: "2027-01-05", end_date: "2027-06-30" };
  expect(fit({ begin_date: "2027-01-10", keywords: ["5 months"] }, room).meets).toBe(true);
  expect(fit({ begin_date: "2027-01-10", keywords: ["9 months"] }, room).meets).toBe(false);
  expect(fit({ end_date: "2027-06-30", keywords: ["5 months"] }, room).meets).toBe(true);
  expect(fit({ end_date: "2027-06-30", keywords: ["9 months"] }, room).meets).toBe(false);
});

test("SQ-05: of prices up to a limit those near it rank first, where something cheap is wanted those that are well below it", () => {
  const scores = (wanted: Partial<Understanding>, prices: number[]) =>
    prices.map((price) => fit({ high_price: 250, ...wanted }, { price }).score);
  const [near, usual, half, lowest] = scores({}, [245, 180, 125, 80]) as [number, number, number, number];
  expect([near, usual]).toEqual([100, 100]);
  expect(half).toBeLessThan(usual);
  expect(lowest).toBeLessThan(half);
  const [top, cheaper, cheap] = scores({ keywords: ["cheap"] }, [245, 180, 130]);
  expect([cheaper, cheap]).toEqual([100, 100]);
  expect(top).toBeLessThan(100);
});

test("one scale: another room type misses about as much as 10 % more rent or two weeks", () => {
  const dearer = fit({ high_price: 185 }, { price: 203.5 }).missed;
  const later = fit({ begin_date: "2026-09-01" }, { begin_date: "2026-09-22" }).missed;
  const other = fit({ room_type: "studio" }, { room_type: "ensuite" }).missed;
  expect([dearer, later]).toEqual([1, 1]);
  expect(other).toBeGreaterThan(0.5);
  expect(other).toBeLessThanOrEqual(1);
  expect(fit({ room_type: "2b" }, { room_type: "single" }).missed).toBeGreaterThan(2);
});

test("a quarter of London is a place", () => {
  const quarter = (post_code: string) => fit({ city: "London", keywords: ["East London"] }, { post_code });
  expect(quarter("E14")).toMatchObject({
    meets: true,
    reasons: expect.arrayContaining([{ code: "keyword", keyword: "East London" }]),
  });
  expect(quarter("SW3")).toMatchObject({ meets: false, missed: 1 });
});

test("a fare zone of London is a place: the zones between are missed", () => {
  const zone = (keywords: string[], post_code: string) => fit({ keywords }, { post_code });
  expect(zone(["Zone 2"], "E3 4PH")).toMatchObject({ meets: true, reasons: [{ code: "keyword", keyword: "Zone 2" }] });
  expect(zone(["Zone 2", "Zone 3"], "N1")).toMatchObject({ meets: true });
  expect(zone(["Zone 1"], "KT1")).toMatchObject({ missed: 3.5, misses: [{ code: "otherZone", zone: 6 }] });
});

test("SQ-06: without a date a room that is free soon ranks above one of next summer", () => {
  const inSummer = { begin_date: "2027-06-10", end_date: "2027-12-10" };
  expect(fit({ city: "London" }, inSummer).score).toBeLessThan(fit({ city: "London" }).score);
});

test("who names neither a kind, nor a price, nor other people hardly means a home for several", () => {
  const flat = { room_type: "3b1b" };
  expect(fit({ city: "London" }, flat).score).toBeLessThan(fit({ city: "London" }).score);
  expect(fit({ city: "London", keywords: ["entire"] }, flat).score).toBe(100);
});

test("any of several cities does; one that is ruled out, and a kind that is, is missed without end", () => {
  expect(fit({ city: "Leeds", other_cities: ["伦敦"] })).toMatchObject({ meets: true, reasons: [{ code: "city" }] });
  expect(fit({ not_cities: ["London"] }).missed).toBe(Infinity);
  expect(fit({ not_cities: ["Leeds"] }).meets).toBe(true);
  expect(fit({ not_room_types: ["ensuite"] }).missed).toBe(Infinity);
  expect(fit({ not_room_types: ["flatshare"] }, { room_type: "studio" }).meets).toBe(true);
  expect(fit({ city: "Aberdeen" }).missed).toBe(Infinity);
});

test("SQ-11: either of two kinds of rooms is right, and another misses what it does of the nearer one", () => {
  const either = { room_type: "studio", other_room_types: ["ensuite"] };
  for (const room_type of ["studio", "ensuite"]) {
    const { meets, reasons } = fit(either, { room_type });
    expect({ meets, reasons }).toEqual({ meets: true, reasons: [{ code: "roomType", room_type }] });
  }
  expect(fit(either, { room_type: "1b1b" })).toMatchObject({ meets: false, missed: 0.6 });
});

test("SQ-02: within the window of a month no day is late, and a start near it ranks above a let that began in January", () => {
  const september = { begin_date: "2027-09-01", begin_by: "2027-09-30" };
  const second = fit(september, { begin_date: "2027-09-02", end_date: "2028-08-31" });
  expect(second).toMatchObject({ misses: [], reasons: [{ code: "coversAllDates" }] });
  const january = fit(september, { begin_date: "2027-01-04", end_date: "2028-08-31" });
  expect(january.score).toBeLessThan(second.score);
  expect(fit(september, { begin_date: "2027-10-02", end_date: "2028-08-31" }).misses).toEqual([
    { code: "beginsLate", days: 2 },
  ]);
});

test("SQ-06: where two weeks are wanted, a let of 29 weeks stands behind one of three, and says how long it is", () => {
  const christmas = {
    begin_date: "2026-12-15",
    begin_by: "2026-12-22",
    end_date: "2026-12-29",
    keywords: ["short-let"],
  };
  const long = fit(christmas, { begin_date: "2026-11-20", end_date: "2027-06-11" });
  const short = fit(christmas, { begin_date: "2026-12-18", end_date: "2027-01-08", short_term_allowed: true });
  expect(long).toMatchObject({ meets: false, missed: 1, misses: [{ code: "longLet", days: 203 }] });
  expect(long.score).toBeLessThan(short.score);
});

test("SQ-05: what is refused is a filter on the kind of building", () => {
  expect(fit({ property_type: "social" })).toMatchObject({
    meets: false,
    misses: [{ code: "otherPropertyType", property_type: "student" }],
  });
  expect(fit({ property_type: "social" }, { property_type: "social" }).meets).toBe(true);
});

test("SQ-05: a price a person is the limit of a room, of a home that is shared the total, and of one room for two as well", () => {
  const price_reading = { low: null, high: 150, per: "week" as const, is_assumed: false, people: 2 };
  const each = { high_price: 150, price_reading };
  expect(fit(each, { price: 290, room_type: "2b1b" })).toMatchObject({
    meets: true,
    reasons: [{ code: "underLimit", pounds: 10 }],
  });
  expect(fit(each, { price: 301, room_type: "2b1b" }).meets).toBe(false);
  expect(fit(each, { price: 185, room_type: "single" }).misses).toEqual([{ code: "overLimit", pounds: 35 }]);
  expect(fit({ ...each, keywords: ["couples"] }, { price: 290, room_type: "double" }).meets).toBe(true);
});

test("SQ-05: cheap and as soon as possible are no words that a text must have", () => {
  const { reasons } = fit({ keywords: ["cheap", "asap"] }, { description: "Cheap and cheerful, asap" });
  expect(reasons).toEqual([]);
});

test("SQ-05: a postcode district is a wish that the room's postcode answers, WC1 also by WC1H", () => {
  const said = (keyword: string, post_code: string) => fit({ keywords: [keyword] }, { post_code }).reasons;
  expect(said("M14", "M14 7FA")).toEqual([{ code: "keyword", keyword: "M14" }]);
  expect(said("M14", "M1 4FA")).toEqual([]);
  expect(said("WC1", "WC1H 0AP")).toEqual([{ code: "keyword", keyword: "WC1" }]);
});

test.each([
  ["走路14分钟到曼大", true],
  ["Ensuite, 20 minutes' walk from campus", true],
  ["21 minutes on foot", false],
  ["公交 5 分钟", false],
])("SQ-05: within 20 minutes on foot: %j is so: %s", (description, isSo) => {
  const { reasons } = fit({ walk_minutes: 20 }, { description });
  expect(reasons).toEqual(isSo ? [{ code: "keyword", keyword: "walking-distance" }] : []);
});

const UCL = "51.524,-0.134,UCL";
const scoreNear = (wanted: Partial<Understanding>, post_code: string) =>
  fit({ near: UCL, ...wanted }, { post_code }).score;

test("A-78: the nearer to the place the better, by foot or public transport; of no known district is the furthest", () => {
  const scores = ["WC1E 6BT", "N1", "SE1", "E17", "XX1"].map((post_code) => scoreNear({}, post_code));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
  expect(fit({ near: UCL }, { post_code: "E17" })).toMatchObject({ meets: true, reasons: [], misses: [] });
});

test("A-78: a time on foot to the place is one by its own estimate, and else by the room's words alone", () => {
  const walks = (wanted: Partial<Understanding>, post_code: string) =>
    fit({ near: UCL, ...wanted }, { post_code }).reasons.length > 0;
  expect(walks({ within_minutes: 20, travel_by: "foot" }, "WC1E")).toBe(true);
  expect(walks({ within_minutes: 20, travel_by: "foot" }, "E2")).toBe(false);
  // Five minutes to the tube, half an hour to the place.
  expect(walks({ within_minutes: 30, walk_minutes: 5 }, "WC1E")).toBe(false);
});

test("A-78: a keyword that says the same as the place is had by being near it", () => {
  const wanted = { near: UCL, keywords: ["UCL", "gym"], near_keywords: ["UCL"] };
  expect(fit(wanted, { post_code: "WC1E" }).reasons).toContainEqual({ code: "keyword", keyword: "UCL" });
  expect(fit(wanted, { post_code: "E17" }).reasons).not.toContainEqual({ code: "keyword", keyword: "UCL" });
  expect(fit({ ...wanted, within_minutes: 60 }, { post_code: "E17" }).reasons).toContainEqual({
    code: "keyword",
    keyword: "UCL",
  });
});

test("SQ-06: rooms of other towns are the nearer the better: for Bath, Bristol before York", () => {
  const bath = { ...NOTHING_ASKED, city: "Bath" };
  const [bristol, york] = ["Bristol", "York"].map((city) => fitOf({ ...ROOM, city }, bath, { mentions, today: TODAY }));
  expect(bristol?.score).toBeGreaterThan(york?.score ?? 0);
  expect(bristol?.misses).toEqual([{ code: "otherCity", city: "Bristol", km: 18 }]);
});

test("SQ-06: a room is as far from another town as its district: for Slough, Uxbridge before Stratford", () => {
  const missed = (post_code: string) => fit({ city: "Slough" }, { post_code }).missed;
  expect(missed("UB8")).toBeLessThan(missed("E15"));
  // Where the postcode is not of the room's town, that counts.
  expect(missed("YO1")).toBe(missed(""));
});

test("stays apart do not meet: the miss is counted from the day that was named", () => {
  expect(fit({ begin_date: "2026-08-01", end_date: "2026-09-01" })).toMatchObject({
    meets: false,
    misses: [{ code: "beginsLate", days: 40 }],
  });
  expect(fit({ end_date: "2026-09-01" }).misses).toEqual([{ code: "beginsLate", days: 9 }]);
  expect(fit({ begin_date: "2027-09-10" }).misses).toEqual([{ code: "endsEarly", days: 10 }]);
});

test.each([
  [{ high_price: 185 }, true, { code: "underLimit", pounds: 0 }],
  [{ high_price: 173 }, false, { code: "overLimit", pounds: 12 }],
  [{ low_price: 100 }, true, { code: "aboveLeast" }],
  [{ low_price: 100, high_price: 200.5 }, true, { code: "underLimit", pounds: 15.5 }],
])("a price beside %o: meets %s", (wanted, meets, said) => {
  const { reasons, misses, ...rest } = fit(wanted);
  expect([rest.meets, [...reasons, ...misses]]).toEqual([meets, [said]]);
});

test("a price that is its limit to the penny meets it, though 64.07 * 100 is 6406.999999999999", () => {
  expect(fit({ high_price: 64.07 }, { price: 64.07 })).toMatchObject({
    meets: true,
    reasons: [{ code: "underLimit", pounds: 0 }],
    misses: [],
  });
  expect(fit({ low_price: 64.07 }, { price: 64.07 }).reasons).toEqual([{ code: "aboveLeast" }]);
  expect(fit({ high_price: 64.07 }, { price: 64.08 }).misses).toEqual([{ code: "overLimit", pounds: 0.01 }]);
});

test("fields answer wishes that no text speaks of", () => {
  const keywords = ["short-let", "student-accommodation", "entire"];
  const answered = (room: Partial<FittedRoom>) =>
    fit({ keywords }, room).reasons.map((reason) => "keyword" in reason && reason.keyword);
  expect(answered({ short_term_allowed: true })).toEqual(["short-let", "student-accommodation"]);
  expect(answered({ property_type: "social", room_type: "2b1b" })).toEqual(["entire"]);
});

const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays("2026-06-01", days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const stay = fc.tuple(maybe(day), maybe(day)).map(inOrder);
const pounds = fc.integer({ min: 5000, max: 40_000 }).map((pence) => pence / 100);
const prices = fc.tuple(maybe(pounds), maybe(pounds)).map(inOrder);

function inOrder<Value extends string | number>([a, b]: [Value | null, Value | null]): [Value | null, Value | null] {
  return a !== null && b !== null && a > b ? [b, a] : [a, b];
}

test("a lower bound is a hope: a cheaper room meets it, and ranks lower", () => {
  const cheaper = fit({ low_price: 200, high_price: 250 });
  expect(cheaper).toMatchObject({ meets: true, reasons: [], misses: [] });
  expect(cheaper.score).toBeLessThan(fit({ low_price: 180, high_price: 250 }).score);
});

test("the database is asked for all rooms that meet what is wanted", () => {
  fc.assert(
    fc.property(
      stay,
      prices,
      stay,
      fc.integer({ min: 4000, max: 50_000 }),
      maybe(fc.constantFrom("London", "Leeds")),
      fc.nat(60),
      fc.subarray(["short-let", "2 weeks", "9 months"]),
      ([begin_date, end_date], [low_price, high_price], [from, to], pence, city, windowDays, keywords) => {
        const room = { ...ROOM, begin_date: from, end_date: to, price: pence / 100 };
        const by = begin_date === null ? null : addDays(begin_date, windowDays);
        const window = by === null || (end_date !== null && by > end_date) ? {} : { begin_by: by };
        const wanted = { ...NOTHING_ASKED, city, begin_date, ...window, end_date, low_price, high_price, keywords };
        const filter = fittingFilter(wanted, TODAY);
        const judged = fitOf(room, wanted, { mentions, today: TODAY });
        // One that has ended is in no list.
        if (judged.meets && (to === null || to >= TODAY)) expect(isWithin(filter, room)).toBe(true);
        expect(judged.score).toBeGreaterThanOrEqual(0);
        expect(judged.score).toBeLessThanOrEqual(100);
      },
    ),
    { numRuns: 1000 },
  );
});

test("A-78: towns around a place to be near do as well as its own, behind it; those further away do not", () => {
  const near = (place: string, city: string) => ({ city, near: place });
  const warwick = near("52.38,-1.561,University of Warwick", "Coventry");
  const meets = (post_code: string, wanted: Partial<Understanding>) =>
    fit(wanted, { city: "Elsewhere", post_code }).meets;
  expect(["CV31 1AA", "CV32 5AA", "CV34 4AA", "CV8 1AA"].map((code) => meets(code, warwick))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["CV21 1AA", "CV37 6AA", "B91 3AA"].map((code) => meets(code, warwick))).toEqual([false, false, false]);
  expect(meets("CV32 5AA", { city: "Coventry" })).toBe(false);
  expect(meets("CV32 5AA", { ...warwick, within_minutes: 30 })).toBe(false);

  const inTown = fit(warwick, { city: "Coventry", post_code: "CV1 1AA" });
  const around = fit(warwick, { city: "Leamington Spa", post_code: "CV32 5AA" });
  expect(around.misses).toEqual([{ code: "otherCity", city: "Leamington Spa", km: expect.any(Number) }]);
  expect(around.score).toBeLessThan(inTown.score);

  expect(meets("TW20 0EX", near("51.425,-0.565,Royal Holloway", "Surrey"))).toBe(true);
  expect(meets("ST5 1AA", near("53.003,-2.272,Keele University", "Keele"))).toBe(true);
  expect(meets("BN7 1AA", near("50.866,-0.087,University of Sussex", "Brighton"))).toBe(true);
  expect(meets("MK9 3AA", near("52.073,-0.629,Cranfield University", "Cranfield"))).toBe(true);
  expect(meets("TF1 1AA", near("52.779,-2.427,Harper Adams University", "Newport Shropshire"))).toBe(true);
  const ucl = near("51.524,-0.134,UCL", "London");
  expect(["WD17 1AA", "SL1 1AA", "RM1 1AA", "CR0 1AA", "GU1 1AA", "AL1 1AA"].some((code) => meets(code, ucl))).toBe(
    false,
  );
});
