import type { TenantRequest } from "../tenant-requests/tenant-request.ts";
import { placeMentioned } from "../travel/mentioned-place.ts";
import type { Position } from "../travel/place.ts";
import { isOutwardCode } from "../outward-code.ts";
import { areasOf } from "./request-wishes.ts";

/** What of a request says where its poster would live. */
export type PlacingRequest = Pick<TenantRequest, "city" | "post_code">;

/** Requests whose places are remembered: looking up a station takes a third of a millisecond, and each request meets many rooms. */
const REMEMBERED = 1000;
const known = new Map<string, readonly Position[]>();

/** The places where a request's poster would live; none where one of its areas is in no table, for it may lie anywhere. */
export function wantedPlaces({ city, post_code }: PlacingRequest): readonly Position[] {
  const key = JSON.stringify([city, post_code]);
  const places = known.get(key) ?? lookUp({ city, post_code });
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, places);
  return places;
}

function lookUp(request: PlacingRequest): Position[] {
  const { city } = request;
  const places = areasOf(request).map((name) => {
    const kind = isOutwardCode(name) ? "postcode" : "district";
    return placeMentioned({ kind, name, city, written: name, behind: "" });
  });
  return places.includes(null) ? [] : places.filter((place) => place !== null);
}
