import type { Span } from "../text/mapped-text.ts";

/** `centre` is the middle of the city that is named. */
export type PlaceKind = "city" | "town" | "centre" | "university" | "district" | "postcode" | "foreign";

/**
 * What a place is to the author, from the most to the least certain place to live: stated outright (`chosen`), simply
 * named (`wanted`), lived near, travelled to, lived in now, come from, or refused.
 */
export type PlaceRole = "chosen" | "wanted" | "near" | "commute" | "current" | "origin" | "refused";

/** A place as a text names it. */
export interface Place extends Span {
  /** The name it is known by: of a city or town its own, of anything else the keyword. */
  name: string;
  kind: PlaceKind;
  /** The city or town it lies in; null for one abroad, and for what many cities have. */
  city: string | null;
  role: PlaceRole;
}

/** What a name can stand for. */
export interface Sense {
  name: string;
  kind: PlaceKind;
  city: string | null;
  /** Too common a name: it means this place only where the city is named or implied by something else. */
  onlyBesideCity: boolean;
}
