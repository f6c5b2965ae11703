import { expect, test } from "vitest";
import { districtOf, districts } from "#domain/travel/districts.ts";
import { parsePlace, straightKm } from "#domain/travel/place.ts";
import { quickest, spokenMinutes, timeBy, travelTimes } from "#domain/travel/travel-times.ts";
import type { TravelWay } from "#domain/travel/travel-way.ts";
import { travelTable } from "#domain/travel/travel-table.ts";
import { median } from "../../bench/median.ts";
import { KNOWN_JOURNEYS, type KnownJourney } from "./known-journeys.ts";

const UCL = parsePlace("51.524,-0.134,UCL")!;

function estimateOf({ district, to, by }: KnownJourney) {
  return travelTimes(districtOf(district)!, parsePlace(to)!)[by];
}

test("SQ-10: of twenty known journeys the middle one is estimated to within a fifth, and three in four lie within their range", () => {
  const errors = KNOWN_JOURNEYS.map((known) => Math.abs(estimateOf(known).typical / known.minutes - 1));
  const inRange = KNOWN_JOURNEYS.filter((known) => {
    const { low, high } = estimateOf(known);
    return known.minutes >= low && known.minutes <= high;
  });
  expect(KNOWN_JOURNEYS).toHaveLength(20);
  expect(median(errors)).toBeLessThan(0.2);
  expect(inRange.length).toBeGreaterThanOrEqual(15);
});

test("SQ-10: a range holds its middle, and every way takes longer from further away", () => {
  for (const district of [...districts().values()].filter((_, index) => index % 50 === 0)) {
    const { foot, bicycle, transit, straightKm: km } = travelTimes(district, UCL);
    for (const { low, typical, high } of [foot, bicycle, transit, km]) {
      expect(low).toBeLessThanOrEqual(typical);
      expect(typical).toBeLessThanOrEqual(high);
    }
  }
  const near = travelTimes(districtOf("WC1E")!, UCL);
  const far = travelTimes(districtOf("E15")!, UCL);
  for (const by of ["foot", "bicycle", "transit"] as const) expect(near[by].high).toBeLessThan(far[by].low);
});

test("A-78: of places that do as well the nearest counts", () => {
  const stratford = parsePlace("51.542,-0.003,Stratford")!;
  const either = { ...UCL, others: [stratford] };
  for (const code of ["WC1E", "E15"]) {
    const [one, other, both] = [UCL, stratford, either].map((place) => travelTimes(districtOf(code)!, place));
    expect(both!.transit.typical).toBe(Math.min(one!.transit.typical, other!.transit.typical));
  }
});

test("SQ-10: next door one walks, from across the town one rides, and a wide range is said as two numbers", () => {
  const near = travelTimes(districtOf("WC1E 6BT")!, UCL);
  const far = travelTimes(districtOf("E15")!, UCL);
  expect(quickest(near)).toMatchObject({ typical: near.foot.typical });
  expect(quickest(far)).toMatchObject({ typical: far.transit.typical });
  expect(spokenMinutes({ low: 18, typical: 23.6, high: 28 })).toEqual({ from: 25, to: 25 });
  expect(spokenMinutes({ low: 18, typical: 30, high: 44 })).toEqual({ from: 20, to: 45 });
  expect(spokenMinutes({ low: 2.2, typical: 14, high: 26 })).toEqual({ from: 5, to: 25 });
  expect(spokenMinutes({ low: 2.2, typical: 3.4, high: 5.1 })).toEqual({ from: 3, to: 3 });
});

test("SQ-10: a district extends half the way to its three nearest neighbours, from 200 metres to 3 kilometres", () => {
  const all = [...districts().values()];
  for (const district of all.filter((_, index) => index % 97 === 0)) {
    const ways = all.filter((other) => other !== district).map((other) => straightKm(district, other));
    const nearest = ways.toSorted((a, b) => a - b).slice(0, 3);
    const half = nearest.reduce((sum, km) => sum + km, 0) / 6;
    expect(district.extentKm).toBeCloseTo(Math.min(3, Math.max(0.2, half)), 0.5);
  }
});

test("SQ-10: the table of a place begins with the nearest districts, and knows what is within half an hour", () => {
  const table = travelTable(UCL);
  expect(table.byTime).toHaveLength(districts().size);
  expect(table.byTime.slice(0, 5)).toContain("WC1E");
  expect(table.within(30)).toEqual(table.byTime.slice(0, table.within(30).length));
  expect(table.within(30)).toContain("NW1");
  expect(table.within(30)).not.toContain("M14");
  expect(table.minutesFrom("nw1 2db")).toBe(table.minutesFrom("NW1"));
  expect(table.minutesFrom("near the station")).toBeNull();
  expect(table.rankOf("XX1 1AA")).toBeNull();
});

test("SQ-10: by each way the districts stand in one order; on foot and by bicycle their nearer edge decides", () => {
  const typical = (way: TravelWay) =>
    [...districts().values()].map((each) => timeBy(travelTimes(each, UCL), way).typical);
  const order = (minutes: number[]) => minutes.map((_, at) => at).toSorted((a, b) => minutes[a]! - minutes[b]!);
  const byFoot = order(typical("foot"));
  expect(order(typical("bicycle"))).toEqual(byFoot);
  expect(order(typical("transit"))).toEqual(byFoot);

  const [foot, transit] = [travelTable(UCL, "foot"), travelTable(UCL, "transit")];
  const { low, typical: middle } = travelTimes(districtOf("NW1")!, UCL).foot;
  expect(foot.minutesFrom("NW1")).toBe(low);
  expect(low).toBeLessThan(middle);
  expect(foot.within(middle)).toContain("NW1");
  expect(transit.minutesFrom("NW1")).toBe(travelTimes(districtOf("NW1")!, UCL).transit.typical);
});
