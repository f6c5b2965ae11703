import { foldCity } from "../cities.ts";
import { outwardCodeOf } from "../outward-code.ts";
import { nearCriteria, type NearCriteria } from "../search/near-criteria.ts";
import { roomKindsIn } from "../search/fit/room-type.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, NOTHING_ASKED, type Understanding } from "../search/understanding.ts";
import type { TenantRequest } from "../tenant-requests/tenant-request.ts";

/** What of a request rooms are ranked by. */
export type WishingRequest = Pick<
  TenantRequest,
  "city" | "post_code" | "begin_date" | "end_date" | "price_upper_bound" | "property_type" | "room_type"
>;

/** What the words of a request ask for besides its fields. */
export type WishesInWords = Pick<Understanding, "room_type" | "keywords" | keyof PlaceInWords>;
type PlaceInWords = NearCriteria & Pick<Understanding, "near_keywords">;

const NOTHING_SAID: WishesInWords = NOTHING_ASKED;

/**
 * What a request says in its own words. The place to be near may stand in its area as well: 'near UCL', 曼大附近.
 * @param read Reads what a text asks for.
 */
export function wordsOfRequest(
  { description, post_code }: Pick<TenantRequest, "description" | "post_code">,
  read: (text: string) => WishesInWords,
): WishesInWords {
  const said = read(description ?? "");
  if (said.near !== undefined) return said;
  const ofArea = placeIn(read(post_code));
  return { ...said, ...ofArea, keywords: [...new Set([...said.keywords, ...(ofArea.near_keywords ?? [])])] };
}

function placeIn(said: WishesInWords): PlaceInWords {
  const { near, near_keywords } = said;
  return { ...nearCriteria(said), ...(near !== undefined && near_keywords !== undefined && { near_keywords }) };
}

/** Areas of one request that count as wishes: who names a dozen would live anywhere. */
const MOST_AREAS = 3;
const BETWEEN_AREAS = /[,，、;；/|+&\n]|\s(?:or|and)\s|(?<=[\u4e00-\u9fff])[和或](?=[\u4e00-\u9fff])/i;
/** Kinds of which a home has one: who names two of them takes either. */
const KINDS_APART = new Set(["studio", "ensuite", "double"]);

/**
 * A wanted-to-rent request in the terms by which rooms are ranked: its city, dates, budget and kind of building are
 * hard, the kind of room, the areas and the place to be near only rank. What its poster has left open asks for nothing, unless they say it in words.
 * @param today The London day: a stay that was to have begun already is wanted from now on.
 */
export function wishesOfRequest(request: WishingRequest, today: string, said = NOTHING_SAID): Understanding {
  const { city, begin_date, end_date, price_upper_bound, property_type } = request;
  return {
    ...NOTHING_ASKED,
    city: foldCity(city) || null,
    begin_date: begin_date !== null && begin_date < today ? today : begin_date,
    end_date,
    high_price: price_upper_bound,
    room_type: isBlank(request.room_type) ? said.room_type : kindOfRoom(request.room_type),
    keywords: [...new Set([...areasOf(request), ...said.keywords])].slice(0, MAX_KEYWORDS),
    ...(property_type !== "any" && { property_type }),
    ...placeIn(said),
  };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}

function kindOfRoom(text: string): string | null {
  const isEither = roomKindsIn(text).filter((each) => KINDS_APART.has(each)).length > 1;
  return isEither ? null : text.trim();
}

/** The districts and areas that are wished for: a postcode by its outward half, the city itself by nothing. */
export function areasOf({ post_code, city }: Pick<TenantRequest, "city" | "post_code">): string[] {
  const named = post_code.split(BETWEEN_AREAS).map((text) => outwardCodeOf(text) ?? text.trim());
  const areas = named.filter(
    (area) => area !== "" && [...area].length <= MAX_WISH_LENGTH && foldCity(area) !== foldCity(city),
  );
  return [...new Set(areas)].slice(0, MOST_AREAS);
}
