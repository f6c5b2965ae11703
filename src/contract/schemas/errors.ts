import { Type, type Static } from "typebox";
import { ERROR_CODES, type ErrorCode } from "../error-codes.ts";
import { FIELD_ERROR_TYPES } from "../field-error-types.ts";
import { oneOf } from "./shapes.ts";

/** One thing wrong with a request: where it is, what it is in words, and a stable name for it. */
export const FieldErrorSchema = Type.Object({
  loc: Type.Array(Type.String(), { description: 'For example ["query", "skip"].' }),
  msg: Type.String(),
  type: oneOf(FIELD_ERROR_TYPES),
});
export type FieldError = Static<typeof FieldErrorSchema>;

/** The body of every error: a sentence, or for 422 a list of fields, and the code that programs decide by. */
export const ErrorSchema = Type.Object({
  detail: Type.Union([Type.String(), Type.Array(FieldErrorSchema)]),
  code: oneOf(Object.keys(ERROR_CODES) as ErrorCode[]),
  current: Type.Optional(
    Type.Object(
      {},
      { description: "What is there already: the row that was changed meanwhile, or the photo of that uuid." },
    ),
  ),
  quota: Type.Optional(
    Type.Object(
      {
        of: Type.String({ description: "What is counted, for example `listingPost`." }),
        most: Type.Integer(),
        within_seconds: Type.Integer(),
      },
      { description: "Of `quota_used_up`: how often the account may do this, within what time." },
    ),
  ),
});
export type ErrorBody = Static<typeof ErrorSchema>;
