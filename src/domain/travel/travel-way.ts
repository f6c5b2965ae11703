/** The ways to go that a time can be told and chosen by (SQ-10). */
export const TRAVEL_WAYS = ["foot", "bicycle", "transit"] as const;
export type TravelWay = (typeof TRAVEL_WAYS)[number];
