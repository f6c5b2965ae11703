import type { MentionedPlace } from "#domain/travel/mentioned-place.ts";
import { lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { cuesOf } from "../places/context/cues.ts";
import { gazetteer, nameKey } from "../places/gazetteer/gazetteer.ts";
import type { Place, PlaceRole } from "../places/place.ts";
import { ELSEWHERE } from "../places/place-criteria.ts";
import { joinedIn, listsOf } from "../places/place-lists.ts";
import { blank, MASK, type Span } from "../text/mapped-text.ts";
import { LONGEST_SEARCH, weightOf } from "../text/text-weight.ts";
import type { UnusedPart } from "../unused-parts.ts";
import { nearText } from "./near-line.ts";
import { bareTimeIn, nearnessAt, type Nearness } from "./nearness.ts";
import type { TravelTime } from "./travel-time.ts";

/** A place as a text names it, and the keywords that say the same. */
export interface NamedPlace {
  place: MentionedPlace;
  keywords: string[];
}

/** A place that a text wants to be near. */
export interface NearMention extends NamedPlace {
  /** Places that do as well: 'near UCL or LSE'. */
  others: NamedPlace[];
  /** How long the way there may take; null where the text does not say. */
  time: TravelTime | null;
  /** It is only named: 'UCL', 曼大 studio. A search means near it; a request, which also tells who writes it, may not. */
  isBare: boolean;
  /** The unused words that name it, where the gazetteer does not. */
  unread?: string;
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
    ...places.map((place) => mentionOf(canonical, places, place, nearnessAt(canonical, place))),
    ...dailyMentions(canonical, places),
  ].filter((mention) => mention !== null);
  const mentions = found.length > 0 ? found : bareMentions(canonical, places);
  return mentions.toSorted((a, b) => rankOf(b) - rankOf(a));
}

// The middle of the city is meant beside nothing else.
function rankOf({ time, isBare, place: { kind } }: NearMention): number {
  if (kind === "centre") return -1;
  return isBare ? 0 : Number(time !== null) * 2 + Number(kind === "university");
}

/**
 * The words that no mention took, as the names of areas and stations that only the tables of places have.
 * @param city Where they lie; null where none is named.
 */
export function unreadMentions(canonical: string, unused: readonly UnusedPart[], city: string | null): NearMention[] {
  if (weightOf(canonical) > LONGEST_SEARCH) return [];
  return unused
    .filter(({ why, text }) => why === "unread" && !isKnownName(text))
    .map(({ text, ...span }): NearMention => {
      const place = { kind: "district" as const, name: text, city, written: text, behind: "" };
      const nearness = nearnessAt(canonical, span);
      const time = nearness?.time ?? null;
      return { place, keywords: [], others: [], time, isBare: nearness === null, unread: text };
    });
}

/** Whether the gazetteer has a name of its own for a word: where it has not read it, it is a word there and no name. */
function isKnownName(text: string): boolean {
  return (
    gazetteer()
      .latin.get(nameKey(text))
      ?.senses.some(({ onlyBesideCity }) => !onlyBesideCity) === true
  );
}

const BARE_ROLES: ReadonlySet<PlaceRole> = new Set(["wanted", "chosen", "commute"]);
const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));

/** The places that a text only names. A letter also tells where its writer has lived: it means where they work and their one university. */
function bareMentions(text: string, places: readonly Place[]): NearMention[] {
  const cues = cuesIn(text);
  const isLetter = weightOf(text) > LONGEST_SEARCH;
  const university = onlyOne(places.filter(isUniversity))?.name;
  const isMeant = ({ role, name, city, start, end }: Place) =>
    // 'LSE campus' is said as a campus elsewhere is, which is near.
    (BARE_ROLES.has(role) || (role === "near" && cues.areBehind("branch-behind", end))) &&
    city !== null &&
    (!isLetter || role === "commute" || name === university) &&
    !cues.areBefore("apart-before", start) &&
    !cues.areBehind("complaint-behind", end, 2);
  return places.filter(isMeant).flatMap((place) => mentionOf(text, places, place, { time: null }, true) ?? []);
}

function mentionOf(
  text: string,
  places: readonly Place[],
  place: Place,
  nearness: Nearness | null,
  isBare = false,
): NearMention | null {
  const named = nearness && namedPlace(text, place);
  if (!named) return null;
  const others = beside(text, places, place).flatMap((other) => namedPlace(text, other) ?? []);
  return { ...named, others, time: nearness.time, isBare };
}

function namedPlace(text: string, { kind, name, city, role, start, end }: Place): NamedPlace | null {
  if (kind === "foreign" || ELSEWHERE.has(role)) return null;
  // What another name of a list says is not of this one.
  const behind = text.slice(end, end + REACH_BEHIND).split(/[,.;!?\n/、]| or | and |或|还是|和/, 1)[0] ?? "";
  const place = { name, city, written: text.slice(start, end), behind };
  if (kind === "centre") return { place: { ...place, kind }, keywords: ["city-centre"] };
  if (kind === "university") return { place: { ...place, kind }, keywords: [name, "near-campus"] };
  if (kind === "district" || kind === "postcode") return { place: { ...place, kind }, keywords: [name] };
  // A city is no place to be near, but its station is.
  return STATION_BEHIND.test(behind) ? { place: { ...place, kind: "city" }, keywords: ["near-station"] } : null;
}

/** The places that do as well as one: others of its name (UoB), and of a list that it stands in with an 'or', or with names of its kind. */
function beside(text: string, places: readonly Place[], { kind, name, start }: Place): Place[] {
  const list = listsOf(places, text).find((each) => each.some((place) => place.start === start)) ?? [];
  const isChoice = list.every((place) => place.kind === kind) || joinedIn(list, text).includes(true);
  return places.filter((place) => place.name !== name && (place.start === start || (isChoice && list.includes(place))));
}

/** A daily destination, named apart from how far it may be: 学校 and 'campus', where one university alone is named, or 公司. */
function dailyMentions(text: string, places: readonly Place[]): (NearMention | null)[] {
  const university = onlyOne(places.filter(isUniversity));
  const work = onlyOne(places.filter((place) => isWorkplace(text, place)));
  const mentioned = (place: Place | null, senses: string) =>
    place === null
      ? []
      : wordsBeside(places, text, senses.split(" ")).map((span) =>
          mentionOf(text, places, { ...place, role: "near" }, nearnessAt(text, span)),
        );
  const goesTo = university ?? work;
  return [
    ...mentioned(university, "campus part study there"),
    ...mentioned(work, "work"),
    // 在金丝雀码头上班，通勤30分钟以内; 'I study at LSE, 40 min commute max'.
    goesTo && mentionOf(text, places, goesTo, bareTimeIn(text)),
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
