import type { CityPlaces } from "./city-places.ts";
import { LONDON } from "./london.ts";
import { MIDLANDS } from "./midlands.ts";
import { NORTH } from "./north.ts";
import { SCOTLAND_AND_WALES } from "./scotland-and-wales.ts";
import { SOUTH } from "./south.ts";

/** The 27 cities of the product, each with where its students live and study. */
export const ALL_PLACES: readonly CityPlaces[] = [...LONDON, ...SCOTLAND_AND_WALES, ...NORTH, ...MIDLANDS, ...SOUTH];
