import { daysBetween } from "#domain/calendar-day.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Area, CityPlaces, Journey } from "../places/city-places.ts";
import { drawRent, rentBand } from "./prices.ts";
import { bedroomsOf, isWholeFlat, type Building, type RoomKind } from "./room-kinds.ts";
import { drawEndedStay, drawStay, type Stay } from "./stays.ts";
import { NO_TAGS, withTag, type Tags, type Tag } from "../text/tags.ts";

/** Everything that a listing's fields and its sentences say, decided once so that both agree. */
export interface RoomFacts {
  places: CityPlaces;
  area: Area;
  journey: Journey;
  landmark: readonly [string, string];
  building: Building;
  room: RoomKind;
  /** Bedrooms of the whole flat, and who else lives there. */
  bedrooms: number;
  flatmates: number;
  floor: number;
  pricePence: number;
  stay: Stay;
  shop: string;
  shopMinutes: number;
  depositWeeks: number;
  billsCap: number;
  earlierPricePence: number;
  shortTermAllowed: boolean;
  tags: Tags;
}

export interface FactsOptions {
  places: CityPlaces;
  today: string;
  ended: boolean;
}

const KINDS: Record<Building, readonly RoomKind[]> = {
  hall: ["ensuite", "ensuite", "ensuite", "ensuite", "studio", "studio", "studio", "studio", "single", "2b1b"],
  house: ["double", "double", "double", "single", "single", "flatshare", "flatshare", "ensuite", "3b1b", "2b1b"],
  flat: ["1b1b", "1b1b", "2b1b", "2b2b", "2b2b", "3b2b", "double", "ensuite", "flatshare", "studio", "3b1b", "double"],
};

const BUILDINGS: readonly Building[] = [
  "hall",
  "hall",
  "hall",
  "hall",
  "house",
  "house",
  "house",
  "flat",
  "flat",
  "flat",
];
const SHOPS = ["Tesco", "Tesco", "Sainsbury's", "Sainsbury's", "Co-op", "Lidl", "Aldi", "Morrisons", "M&S", "Asda"];

/** Invents a room of a city: facts that fit each other, which its texts and photos are then made from. */
export function drawFacts({ places, today, ended }: FactsOptions, random: SeededRandom): RoomFacts {
  const area = random.pick(places.areas);
  const building = random.pick(BUILDINGS);
  const room = random.pick(KINDS[building]);
  const stay = ended ? drawEndedStay(today, random) : drawStay(today, random);
  const whole = isWholeFlat(room);
  const bedrooms = whole
    ? bedroomsOf(room)
    : building === "house"
      ? random.int(3, 6)
      : random.int(building === "hall" ? 4 : 2, building === "hall" ? 7 : 4);
  const pricePence = Math.max(4500, drawRent(rentBand(room, places.rentLevel), random));
  const bare = {
    places,
    area,
    journey: nearby(random.pick(area.journeys), random),
    landmark: random.pick(places.landmarks),
    building,
    room,
    bedrooms,
    flatmates: whole ? 0 : random.int(1, bedrooms - 1),
    floor: building === "house" ? random.int(0, 2) : random.int(1, building === "hall" ? 12 : 6),
    pricePence,
    stay,
    shop: random.pick(SHOPS),
    shopMinutes: random.int(2, 9),
    depositWeeks: random.pick([1, 2, 4, 4, 5]),
    billsCap: random.pick([10, 12, 15, 15, 18, 20]),
    earlierPricePence: pricePence + random.int(2, 7) * 500,
    shortTermAllowed: isShort(stay) || random.chance(0.12),
  };
  return { ...bare, tags: drawTags(bare, today, random) };
}

/** Few measure to the minute, and rooms are not all in the middle of their area. */
function nearby(journey: Journey, random: SeededRandom): Journey {
  const spread = Math.max(1, Math.round(journey.minutes * 0.15));
  return { ...journey, minutes: Math.max(2, journey.minutes + random.int(-spread, spread)) };
}

function isShort({ begin, end }: Stay): boolean {
  return end !== null && daysBetween(begin, end) < 110;
}

const STAY_TAGS: Record<Stay["kind"], readonly Tag[]> = {
  now: ["now", "term"],
  semester: ["semester", "term"],
  christmas: ["christmas"],
  easter: ["easter"],
  summer: ["summer"],
  academicYear: ["year", "next"],
  wholeYear: ["year", "long"],
  weeks: ["weeks"],
};

/** How often a room of each building has what. */
const FEATURES: Record<Building, readonly (readonly [Tag, number])[]> = {
  hall: [
    ["gym", 0.45],
    ["lift", 0.7],
    ["laundry", 0.8],
    ["reception", 0.75],
    ["studyroom", 0.5],
    ["bike", 0.3],
    ["view", 0.25],
    ["newbuild", 0.35],
  ],
  house: [
    ["garden", 0.55],
    ["laundry", 0.75],
    ["bike", 0.25],
    ["parking", 0.2],
    ["dishwasher", 0.2],
    ["quiet", 0.5],
    ["bay", 0.35],
  ],
  flat: [
    ["lift", 0.55],
    ["balcony", 0.35],
    ["laundry", 0.7],
    ["dishwasher", 0.45],
    ["parking", 0.25],
    ["view", 0.35],
    ["newbuild", 0.3],
    ["quiet", 0.3],
  ],
};

function drawTags(facts: Omit<RoomFacts, "tags">, today: string, random: SeededRandom): Tags {
  const tags: Tag[] = [
    ...STAY_TAGS[facts.stay.kind],
    facts.building,
    ...roomTags(facts.room),
    ...journeyTags(facts.journey),
  ];
  const offer = drawOffer(facts, random);
  tags.push(offer, ...drawBills(facts.building, random), random.chance(0.35) ? "nodeposit" : "deposit");
  for (const [tag, share] of FEATURES[facts.building]) if (random.chance(share)) tags.push(tag);
  if (facts.flatmates > 0) tags.push("shared", random.chance(0.3) ? "women" : "anyone");
  else if (facts.bedrooms === 1) tags.push("alone", random.chance(0.3) ? "couple" : "anyone");
  if (facts.building !== "hall" && random.chance(0.12)) tags.push("pets");
  if (offer === "sublet" && random.chance(0.3)) tags.push("cheaper");
  if (offer === "sublet" && random.chance(0.3)) tags.push("leftovers");
  if (facts.stay.end === null) tags.push("open");
  if (facts.shortTermAllowed) tags.push("short");
  if (Math.abs(daysBetween(today, facts.stay.begin)) < 15) tags.push("soon");
  return tags.reduce(withTag, NO_TAGS);
}

function roomTags(room: RoomKind): Tag[] {
  if (room === "studio") return ["studio", "private"];
  if (room === "ensuite") return ["ensuite", "private"];
  if (room === "1b1b") return ["onebed", "flatwhole", "private"];
  return isWholeFlat(room) ? ["flatwhole", "multi"] : ["sharedbath"];
}

function journeyTags({ by, minutes }: Journey): Tag[] {
  if (by !== "walk") return ["ride"];
  return minutes <= 10 ? ["walk", "near"] : ["walk"];
}

function drawOffer({ building, room, stay }: Omit<RoomFacts, "tags">, random: SeededRandom): Tag {
  const subletShare = building === "hall" ? 1 : isShort(stay) ? 0.85 : stay.kind === "wholeYear" ? 0.25 : 0.45;
  if (random.chance(subletShare)) return "sublet";
  return isWholeFlat(room) || isShort(stay) || random.chance(0.45) ? "landlord" : "flatmate";
}

function drawBills(building: Building, random: SeededRandom): Tag[] {
  const chosen = random.next();
  if (building === "hall") return chosen < 0.95 ? ["bills"] : ["billscap"];
  return chosen < 0.4 ? ["bills"] : chosen < 0.6 ? ["billscap"] : ["nobills"];
}
