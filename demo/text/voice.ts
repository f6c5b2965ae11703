import { daysBetween, stayInWeeks } from "#domain/calendar-day.ts";
import { monthlyRent } from "#domain/listings/price.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { FillSlot } from "./template.ts";

/** The words that one writer has for the facts of one room: a slot asked for twice gets the same words. */
export function voiceOf(words: Readonly<Record<string, () => string>>): FillSlot {
  const said = new Map<string, string>();
  return (slot) => {
    const before = said.get(slot);
    if (before !== undefined) return before;
    const word = words[slot];
    if (word === undefined) throw new Error(`No such slot: ${slot}`);
    const text = word();
    said.set(slot, text);
    return text;
  };
}

// Invented: no student building of these names is known.
const BUILDING_NAMES = [
  "Heron Yard",
  "Lantern Court",
  "Saltbox House",
  "Weavers Row",
  "Copperleaf Court",
  "Ropewalk Studios",
  "Larch House",
  "Bellfield Court",
  "Tilework House",
  "Kestrel Point",
  "Pepper Lane House",
  "Millrace Court",
  "Swift House",
  "Rowan Yard",
];

/** The slots that mean the same in every language. */
export function sharedWords(facts: RoomFacts, random: SeededRandom): Record<string, () => string> {
  const { area, places, stay, shop, shopMinutes, journey } = facts;
  return {
    area: () => area.name,
    outcode: () => area.outwardCode,
    bldg: () => random.pick(BUILDING_NAMES),
    cityEn: () => places.city,
    uniEn: () => journey.university.short,
    min: () => String(journey.minutes),
    shop: () => shop,
    shopMin: () => String(shopMinutes),
    floor: () => String(facts.floor),
    price: () => poundsOf(facts.pricePence),
    share: () => `£${Math.round(facts.pricePence / 100 / facts.bedrooms)}`,
    bedrooms: () => String(facts.bedrooms),
    flatmates: () => String(facts.flatmates),
    cap: () => String(facts.billsCap),
    deposit: () => String(facts.depositWeeks),
    weeks: () => String(stayInWeeks(stay.begin, stay.end) ?? 0),
  };
}

/** '185', or '168.50' where there are pence. */
export function poundsOf(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

export function monthlyPounds({ pricePence }: RoomFacts): string {
  return String(monthlyRent(pricePence / 100));
}

/** Whether a stay needs its years written out to be understood. */
export function needsYears({ stay }: RoomFacts): boolean {
  return stay.end !== null && daysBetween(stay.begin, stay.end) > 345;
}
