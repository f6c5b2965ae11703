import { Type, type Static } from "typebox";

/** One thing wrong with a request: where it is, what it is in words, and a stable name for it. */
export const FieldErrorSchema = Type.Object({
  loc: Type.Array(Type.String(), { description: 'For example ["query", "skip"].' }),
  msg: Type.String(),
  type: Type.String(),
});
export type FieldError = Static<typeof FieldErrorSchema>;

/** The body of every error: a sentence, or for 422 a list of fields. */
export const ErrorSchema = Type.Object({
  detail: Type.Union([Type.String(), Type.Array(FieldErrorSchema)]),
  current: Type.Optional(
    Type.Object({}, { description: "The row as it is now, where an edit of an older version is refused." }),
  ),
});
export type ErrorBody = Static<typeof ErrorSchema>;
