import { districtOf, type District } from "#domain/travel/districts.ts";
import { parsePlace } from "#domain/travel/place.ts";
import { travelTimes, type TravelTimes } from "#domain/travel/travel-times.ts";

export interface Estimate extends TravelTimes {
  district: District;
}

/** The way from a room to a place; null where the room's district is not known. */
export function estimateOf(near: string, postCode: string): Estimate | null {
  const [place, district] = [parsePlace(near), districtOf(postCode)];
  return place === null || district === null ? null : { district, ...travelTimes(district, place) };
}
