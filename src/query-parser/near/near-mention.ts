import type { MentionedPlace } from "#domain/travel/mentioned-place.ts";
import { lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { cuesOf } from "../places/context/cues.ts";
import type { Place, PlaceRole } from "../places/place.ts";
import { ELSEWHERE } from "../places/place-criteria.ts";
import { blank, MASK, type Span } from "../text/mapped-text.ts";
import { LONGEST_SEARCH, weightOf } from "../text/text-weight.ts";
import { nearText } from "./near-line.ts";
import { bareTimeIn, nearnessAt, type Nearness } from "./nearness.ts";
import type { TravelTime } from "./travel-time.ts";

/** A place that a text wants to be near, as it names it. */
export interface NearMention {
  place: MentionedPlace;
  /** The keywords that say the same. */
  keywords: string[];
  /** How long the way there may take; null where the text does not say. */
  time: TravelTime | null;
  /** It is only named: 'UCL', 曼大 studio. A search means near it; a request, which also tells who writes it, may not. */
  isBare: boolean;
}

const STATION_BEHIND = /^\s?(?:的?(?:中央)?(?:火车站|车站|站)|(?:central )?(?:train |rail(?:way)? )?station\b)/;
const WORK_BEHIND = /^\s?(?:上班|工作|实习|office\b|公司)/;
/** So much behind a name may say which campus is meant. */
const REACH_BEHIND = 24;

/**
 * The places that a text wants to be near, the likeliest first: those with a time, then universities. Where it says of none that
 * it is to be near, those that it only names, in its order; not one that it refuses, complains about, or where the writer lives now or
 * comes from.
 */
export function nearMentions(canonical: string, places: readonly Place[]): NearMention[] {
  const found = [
    ...places.map((place) => mentionOf(canonical, place, nearnessAt(canonical, place))),
    ...dailyMentions(canonical, places),
  ].filter((mention) => mention !== null);
  const rank = ({ time, place }: NearMention) => Number(time !== null) * 2 + Number(place.kind === "university");
  return found.length > 0 ? found.toSorted((a, b) => rank(b) - rank(a)) : bareMentions(canonical, places);
}

const BARE_ROLES: ReadonlySet<PlaceRole> = new Set(["wanted", "chosen", "commute"]);
const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));

/** The places that a text only names. A letter also tells where its writer has lived: it means where they work and their one university. */
function bareMentions(text: string, places: readonly Place[]): NearMention[] {
  const cues = cuesIn(text);
  const isLetter = weightOf(text) > LONGEST_SEARCH;
  const university = onlyOne(places.filter(isUniversity))?.name;
  const isMeant = ({ role, name, city, start, end }: Place) =>
    BARE_ROLES.has(role) &&
    city !== null &&
    (!isLetter || role === "commute" || name === university) &&
    !cues.areBefore("apart-before", start) &&
    !cues.areBehind("complaint-behind", end, 2);
  return places.filter(isMeant).flatMap((place) => mentionOf(text, place, { time: null }, true) ?? []);
}

function mentionOf(text: string, place: Place, nearness: Nearness | null, isBare = false): NearMention | null {
  const { name, city, role, start, end } = place;
  const kind = place.kind === "town" ? "city" : place.kind;
  if (kind === "foreign" || nearness === null || ELSEWHERE.has(role)) return null;
  const behind = text.slice(end, end + REACH_BEHIND).split(/[,.;!?\n]/, 1)[0] ?? "";
  // A city is no place to be near, but its station is.
  if (kind === "city" && !STATION_BEHIND.test(behind)) return null;
  const keywords = kind === "city" ? ["near-station"] : kind === "university" ? [name, "near-campus"] : [name];
  return {
    place: { kind, name, city, written: text.slice(start, end), behind },
    keywords,
    time: nearness.time,
    isBare,
  };
}

/** A daily destination, named apart from how far it may be: 学校 and 'campus', where one university alone is named, or 公司. */
function dailyMentions(text: string, places: readonly Place[]): (NearMention | null)[] {
  const university = onlyOne(places.filter(isUniversity));
  const work = onlyOne(places.filter((place) => isWorkplace(text, place)));
  const mentioned = (place: Place | null, senses: string) =>
    place === null
      ? []
      : wordsBeside(places, text, senses.split(" ")).map((span) =>
          mentionOf(text, { ...place, role: "near" }, nearnessAt(text, span)),
        );
  const goesTo = university ?? work;
  return [
    ...mentioned(university, "campus part study there"),
    ...mentioned(work, "work"),
    // 在金丝雀码头上班，通勤30分钟以内; 'I study at LSE, 40 min commute max'.
    goesTo && mentionOf(text, goesTo, bareTimeIn(text)),
  ];
}

function isUniversity({ kind, role }: Place): boolean {
  return kind === "university" && role !== "origin" && role !== "refused";
}

function isWorkplace(text: string, { kind, role, end }: Place): boolean {
  const isWorkedAt = role === "commute" || WORK_BEHIND.test(text.slice(end, end + REACH_BEHIND));
  return kind === "district" && isWorkedAt && role !== "refused";
}

function onlyOne(places: readonly Place[]): Place | null {
  const [first = null, ...others] = places;
  return others.every(({ name }) => name === first?.name) ? first : null;
}

/** The words of some senses that are no part of a place's name. */
function wordsBeside(places: readonly Place[], text: string, senses: readonly string[]): Span[] {
  const unnamed = blank(text, places, MASK);
  return Array.from(nearText(text).terms.values()).filter(
    ({ sense, start, end }) => senses.includes(sense) && !unnamed.slice(start, end).includes(MASK),
  );
}
