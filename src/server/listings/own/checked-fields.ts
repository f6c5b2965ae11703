import {
  checkListing,
  LISTING_TEXT_LENGTHS,
  type ListingField,
  type ListingFields,
} from "#domain/listings/listing-rules.ts";
import { LISTING_STATES, PROPERTY_TYPES } from "#domain/listings/listing.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";
import { imageListMistakes, type WrittenImage } from "./image-list.ts";

const inWords = fieldErrorsOf<ListingField>({
  lengths: LISTING_TEXT_LENGTHS,
  offered: { property_type: PROPERTY_TYPES, state: LISTING_STATES },
});

/**
 * The fields of a room, once nothing is wrong with them nor with its list of photos by itself.
 * @throws HttpError 422 naming every field at fault.
 */
export function checkedFields(
  fields: ListingFields,
  images: readonly WrittenImage[],
  rules: Parameters<typeof checkListing>[1],
): ListingFields {
  const mistakes = [...inWords(checkListing(fields, rules)), ...imageListMistakes(images)];
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return fields;
}
