import type { I18n } from "@lingui/core";
import type { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";

type OfferedIn<Table> = {
  [Field in keyof Table]: Table[Field] extends { offered: readonly (infer Word extends string)[] } ? Word : never;
}[keyof Table];
type Offered = OfferedIn<typeof LISTING_FIELDS> | OfferedIn<typeof REQUEST_FIELDS>;

/** The catalogue ids of the words that are offered. */
const CHOICES: Readonly<Record<Offered, string>> = {
  active: /*i18n*/ "listing-state.active",
  paused: /*i18n*/ "listing-state.paused",
  let: /*i18n*/ "listing-state.let",
  student: /*i18n*/ "property-type.student",
  social: /*i18n*/ "property-type.social",
  any: /*i18n*/ "request.property-type.any",
  official: /*i18n*/ "request.let-type.official",
  private: /*i18n*/ "request.let-type.private",
  either: /*i18n*/ "request.let-type.either",
};

/** One of the words that a field of a room or a request offers; any other as it is. */
export function choiceText(i18n: I18n, word: string): string {
  return isOffered(word) ? i18n._(CHOICES[word]) : word;
}

function isOffered(word: string): word is Offered {
  return Object.hasOwn(CHOICES, word);
}
