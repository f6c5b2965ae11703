import { Type, type TEnum, type TSchema } from "typebox";

/** A value that may be null, in the JSON Schema form that OpenAPI readers know. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** One of a closed list of words. */
export function oneOf<const T extends readonly string[]>(words: T, more: { description?: string } = {}): TEnum<[...T]> {
  return Type.Enum(words, more) as TEnum<[...T]>;
}

/** A text of so many code points at most. */
export function textUpTo(most: number, more: { description?: string } = {}) {
  return Type.String({ maxLength: most, ...more });
}

/**
 * Fields as they may be written. Those that are not required may be absent, and null or empty where there is none.
 * @param isEdit Whether those that are required may be absent too, because they stay as they are.
 */
export function writtenFields(
  fields: Record<string, TSchema>,
  required: readonly string[],
  isEdit: boolean,
): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      if (!required.includes(name)) return [name, Type.Optional(nullable(schema))];
      const given = "maxLength" in schema ? Type.Unsafe({ ...schema, minLength: 1 }) : schema;
      return [name, isEdit ? Type.Optional(given) : given];
    }),
  );
}
