import { FIELD_MISTAKES } from "#domain/fields/field-mistakes.ts";

/**
 * What can be wrong with one field of a request: the `type` of each entry in the `detail` of a 422. As with the codes of
 * whole errors, programs decide by it alone, it keeps its meaning for good, and `msg` is for people.
 */
export const FIELD_ERROR_TYPES = [
  // The rules of rooms and requests.
  ...FIELD_MISTAKES,
  // The keywords of JSON Schema that the contract's schemas use, with 'required' above.
  "type",
  "format",
  "pattern",
  "const",
  "enum",
  "anyOf",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  // Any other that a schema may come to use.
  "invalid",
  // Requests as such.
  "characters",
  "repeated",
  "reused",
  "keyDiffers",
  "unknownFile",
  // Accounts.
  "emailRequired",
  "emailFormat",
  "signUpEmailFormat",
  "fullNameRequired",
  "fullNameTooLong",
  "oneLine",
  "passwordTooShort",
  "passwordTooLong",
  "passwordTooCommon",
  "passwordGuessable",
  "passwordOwnName",
  "passwordMismatch",
  "verificationCode",
  // Searches.
  "dateOrder",
  "dateUnreal",
  "priceNotNumber",
  "priceNegative",
  "priceLowerHigher",
  "emptySearch",
  "keywordTooLong",
  "placeUnknown",
  "keywords",
  // Photos, and what else is written.
  "unknown-photo",
  "wrong-address",
  "too-many",
  "not-a-time",
  "not-a-uuid",
  "not-the-same",
] as const;

export type FieldErrorType = (typeof FIELD_ERROR_TYPES)[number];
