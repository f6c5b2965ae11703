import { MAX_TRAVEL_MINUTES } from "#domain/limits.ts";
import type { TextReading } from "#domain/search/text-search.ts";
import type { Area } from "#domain/travel/areas.ts";
import { placeMentioned } from "#domain/travel/mentioned-place.ts";
import { eitherOf, placeText, straightKm, type Place, type Position } from "#domain/travel/place.ts";
import { townPosition } from "#domain/town-distance.ts";
import type { QueryReading } from "../parse-query.ts";
import type { NamedPlace, NearMention } from "./near-mention.ts";

/** A place so far from the city of the search is not what the text means. */
const ELSEWHERE_KM = 50;

/**
 * A sentence as it was read, with the first of the places that it wants to be near which the tables have, those that do as well,
 * and how long the way there may take, by which way.
 */
export function withPlace({ understanding, near: mentions, unused }: QueryReading): TextReading {
  const { city, other_cities = [], keywords } = understanding;
  for (const mention of mentions) {
    const { time, isBare, unread } = mention;
    const cities = time === null ? [city, ...other_cities] : [];
    const [first, ...others] = placesOf(mention, cities, isBare ? cities.length : 1);
    if (first === undefined) continue;
    const said = [first, ...others].flatMap((each) => each.keywords).filter((keyword) => keywords.includes(keyword));
    const near = eitherOf(
      first.place,
      others.map(({ place }) => place),
    );
    const isInReach = time !== null && time.minutes <= MAX_TRAVEL_MINUTES;
    return {
      understanding: {
        ...understanding,
        city: city ?? first.place.town ?? null,
        near: placeText(near),
        ...(said.length > 0 && { near_keywords: [...new Set(said)] }),
        ...(isInReach && { within_minutes: time.minutes }),
        ...(isInReach && time.by !== null && { travel_by: time.by }),
      },
      unused: unused.filter(({ text, why }) => text !== unread && !(why === "unread" && isCalled(near, text))),
    };
  }
  return { understanding, unused };
}

// The campus of 'UWE, Bower Ashton' has its words.
function isCalled({ name }: Place, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase());
}

interface FoundPlace extends Pick<NamedPlace, "keywords"> {
  place: Place & Partial<Area>;
}

/**
 * The places of a mention that the tables have; none where they are elsewhere: 'my room is near UCL, now I want one in Edinburgh'.
 * @param cities Those of the search; none where a time is named, for then somebody may commute from another city.
 * @param least So many of them, the first ones, have to have one.
 */
function placesOf({ others, ...first }: NearMention, cities: readonly (string | null)[], least: number): FoundPlace[] {
  const middles = cities.flatMap((city) => (city === null ? [] : (townPosition(city) ?? [])));
  const found = [first, ...others].flatMap(({ place: mentioned, keywords }) => {
    const place = placeMentioned(mentioned);
    return place === null ? [] : { place, keywords };
  });
  const isIn = (place: Place, middle: Position) => straightKm(place, middle) <= ELSEWHERE_KM;
  const have = middles.slice(0, least).every((middle) => found.some(({ place }) => isIn(place, middle)));
  const isThere = ({ place }: FoundPlace) => middles.length === 0 || middles.some((middle) => isIn(place, middle));
  return have ? found.filter(isThere) : [];
}
