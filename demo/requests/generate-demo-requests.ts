import { DAY_MS } from "#domain/durations.ts";
import type { LetType, WantedPropertyType } from "#domain/tenant-requests/request-choices.ts";
import { seededRandom, type SeededRandom } from "../seeded-random.ts";
import { drawContact } from "../facts/contact.ts";
import { demoUuid } from "../demo-uuid.ts";
import type { DemoRequest } from "./demo-request.ts";
import { drawFacts, type RoomFacts } from "../facts/room-facts.ts";
import { ALL_PLACES } from "../places/all-places.ts";
import { apportion } from "../facts/apportion.ts";
import type { Bank } from "../text/bank.ts";
import { spaced } from "../text/chinese-voice.ts";
import { chineseRequests, englishRequests } from "../text/requests-text.ts";
import { fillTemplate } from "../text/template.ts";
import { writerOf } from "../text/write-title.ts";

export interface DemoRequestOptions {
  count: number;
  /** The London day, from which all dates are reckoned. */
  today: string;
  seed: number;
  /** They were posted in the 45 days before; the beginning of `today` unless told. */
  postedBefore?: Date;
}

const ENDED_SHARE = 0.1;
const LET_TYPES: readonly (LetType | null)[] = ["official", "private", "either", "either", null];

/** The same requests for the same options: rooms that people look for, told from their side. */
export function generateDemoRequests({ count, today, seed, ...options }: DemoRequestOptions): DemoRequest[] {
  const postedBefore = options.postedBefore ?? new Date(`${today}T00:00:00Z`);
  const random = seededRandom(seed + 1);
  const nextPlaces = apportion(
    ALL_PLACES.map((places) => [places, places.weight] as const),
    count,
    random,
  );
  const nextEnded = apportion(
    [
      [true, ENDED_SHARE],
      [false, 1 - ENDED_SHARE],
    ],
    count,
    random,
  );
  const nextLanguage = apportion(
    [
      ["chinese", 62],
      ["english", 38],
    ] as const,
    count,
    random,
  );
  const banks = { chinese: chineseRequests(), english: englishRequests() };
  return Array.from({ length: count }, () => {
    const facts = withRoundBudget(drawFacts({ places: nextPlaces(), today, ended: nextEnded() }, random));
    return makeRequest(facts, nextLanguage(), banks, postedBefore, random);
  });
}

function makeRequest(
  facts: RoomFacts,
  language: "chinese" | "english",
  banks: Record<"chinese" | "english", Bank>,
  postedBefore: Date,
  random: SeededRandom,
): DemoRequest {
  const createdMs = Math.floor(postedBefore.getTime() - 60_000 - random.next() ** 2 * 45 * DAY_MS);
  const { email, contactInfo } = drawContact(language, random);
  const created = new Date(createdMs).toISOString();
  const given = random.chance(0.9);
  return {
    id: demoUuid(createdMs, random),
    email,
    city: facts.places.city,
    post_code: random.chance(0.3) ? facts.area.outwardCode : facts.area.name,
    begin_date: facts.stay.begin,
    end_date: facts.stay.end,
    price_upper_bound_pence: given ? facts.pricePence : null,
    property_type: wantedPropertyType(facts, random),
    room_type: random.chance(0.85) ? facts.room : null,
    let_type: random.pick(LET_TYPES),
    contact_info: contactInfo,
    description: random.chance(0.07) || !given ? null : describe(facts, language, banks, random),
    created_at: created,
    updated_at: created,
  };
}

function describe(
  facts: RoomFacts,
  language: "chinese" | "english",
  banks: Record<"chinese" | "english", Bank>,
  random: SeededRandom,
): string | null {
  const template = banks[language].choose(facts.tags, random);
  if (template === null) return null;
  const writer = writerOf(language, facts, random);
  const text = fillTemplate(template, writer.voice, random);
  return writer.spaces ? spaced(text) : text;
}

/** Budgets are rounder than rents. */
function withRoundBudget(facts: RoomFacts): RoomFacts {
  return { ...facts, pricePence: Math.ceil(facts.pricePence / 1000) * 1000 };
}

function wantedPropertyType({ building }: RoomFacts, random: SeededRandom): WantedPropertyType {
  if (random.chance(0.4)) return "any";
  return building === "flat" ? "social" : "student";
}
