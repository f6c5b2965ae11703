import { MAX_TRAVEL_MINUTES } from "#domain/limits.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { placeMentioned } from "#domain/travel/mentioned-place.ts";
import { placeText, straightKm, type Place } from "#domain/travel/place.ts";
import { townPosition } from "#domain/town-distance.ts";
import type { NearMention } from "./near-mention.ts";

/** A place so far from the city of the search is not what the text means. */
const ELSEWHERE_KM = 50;

/**
 * What a sentence asks for, with the first of the places that it wants to be near which the tables have, and how long the
 * way there may take, by which way.
 */
export function withPlace(understanding: Understanding, mentions: readonly NearMention[]): Understanding {
  const { city, other_cities = [] } = understanding;
  for (const { place: mentioned, keywords, time, isBare } of mentions) {
    const place = placeMentioned(mentioned);
    const isElsewhere = [city, ...(isBare ? other_cities : [])].some((each) => place !== null && isFar(place, each));
    if (place === null || (time === null && isElsewhere)) continue;
    const said = keywords.filter((keyword) => understanding.keywords.includes(keyword));
    const isInReach = time !== null && time.minutes <= MAX_TRAVEL_MINUTES;
    return {
      ...understanding,
      near: placeText(place),
      ...(said.length > 0 && { near_keywords: said }),
      ...(isInReach && { within_minutes: time.minutes }),
      ...(isInReach && time.by !== null && { travel_by: time.by }),
    };
  }
  return understanding;
}

// 'My room is near UCL, now I want one in Edinburgh'. Who names a time may commute from another city.
function isFar(place: Place, city: string | null): boolean {
  const middle = city === null ? null : townPosition(city);
  return middle !== null && straightKm(place, middle) > ELSEWHERE_KM;
}
