import type { SeededRandom } from "../seeded-random.ts";
import type { RoomKind } from "./room-kinds.ts";

/** Pounds a week: the 10th, 50th and 90th percentile. */
type Band = readonly [number, number, number];

/**
 * London: student flats of 2025, with rooms in shared flats set below their price a bedroom. Liverpool: rooms
 * of 2018 raised by 45 %. demo/README.md says where they come from; every other city is placed
 * between the two, which is an assumption.
 */
const BANDS: Record<RoomKind, { london: Band; liverpool: Band }> = {
  single: { london: [165, 205, 275], liverpool: [80, 100, 128] },
  double: { london: [190, 235, 320], liverpool: [87, 116, 145] },
  flatshare: { london: [180, 225, 310], liverpool: [84, 112, 142] },
  ensuite: { london: [235, 295, 390], liverpool: [112, 142, 190] },
  studio: { london: [259, 375, 540], liverpool: [145, 178, 235] },
  "1b1b": { london: [290, 415, 590], liverpool: [150, 190, 250] },
  "2b1b": { london: [390, 520, 820], liverpool: [190, 240, 310] },
  "2b2b": { london: [420, 570, 866], liverpool: [205, 260, 340] },
  "3b1b": { london: [570, 740, 1080], liverpool: [270, 330, 420] },
  "3b2b": { london: [600, 783, 1200], liverpool: [285, 350, 450] },
};

/** What is asked for such a room in a city, by the 10th, 50th and 90th percentile. */
export function rentBand(kind: RoomKind, rentLevel: number): [number, number, number] {
  const { london, liverpool } = BANDS[kind];
  const between = (low: number, high: number): number => low * (high / low) ** rentLevel;
  return [between(liverpool[0], london[0]), between(liverpool[1], london[1]), between(liverpool[2], london[2])];
}

/** A weekly rent in pence, from the 5th to the 95th percentile, in the steps in which people set a price. */
export function drawRent(band: readonly [number, number, number], random: SeededRandom): number {
  const pounds = quantile(band, random.between(0.05, 0.95));
  const habit = random.next();
  if (habit < 0.5) return Math.round(pounds / 5) * 500;
  if (habit < 0.9) return Math.round(pounds) * 100;
  if (habit < 0.95) return Math.floor(pounds) * 100 + 50;
  return Math.round((monthly(pounds) * 1200) / 52);
}

/** The band as a line through its three points, drawn on a little at both ends. */
function quantile([low, middle, high]: readonly [number, number, number], share: number): number {
  return share < 0.5 ? low + ((share - 0.1) / 0.4) * (middle - low) : middle + ((share - 0.5) / 0.4) * (high - middle);
}

/** A round rent a month, from which some people work out the week. */
function monthly(poundsPerWeek: number): number {
  return Math.round((poundsPerWeek * 52) / 12 / 25) * 25;
}
