import type { GivenListing, ListingField, ListingFields } from "#domain/listings/listing-fields.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { offersOf } from "#domain/fields/check-fields.ts";
import { checkListing, LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";
import { imageListMistakes, type WrittenImage } from "./image-list.ts";

const inWords = fieldErrorsOf<ListingField>({ lengths: LISTING_TEXT_LENGTHS, offered: offersOf(LISTING_FIELDS) });

/**
 * The fields of a room, once nothing is wrong with them nor with its list of photos by itself.
 * @throws HttpError 422 naming every field at fault.
 */
export function checkedFields(
  given: GivenListing,
  images: readonly WrittenImage[],
  rules: Parameters<typeof checkListing>[1],
): ListingFields {
  const mistakes = [...inWords(checkListing(given, rules)), ...imageListMistakes(images)];
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return given as ListingFields;
}
