import { Type, type TEnum, type TSchema } from "typebox";

/** A value that may be null, in the JSON Schema form that OpenAPI readers know. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** One of a closed list of words. */
export function oneOf<const T extends readonly string[]>(words: T): TEnum<[...T]> {
  return Type.Enum(words) as TEnum<[...T]>;
}
