import type { TSchema } from "typebox";
import { components } from "#contract/schemas/components.ts";

/** A JSON Schema, as it is printed. */
export type PrintedSchema = Record<string, unknown>;

const NAMES = new Map<object, string>(Object.entries(components).map(([name, { schema }]) => [schema, name]));

/** A schema of the contract, in which every one that has a name is a reference. */
export function printedSchema(schema: TSchema): PrintedSchema {
  return printed(schema) as PrintedSchema;
}

/** All schemas that have a name, by it. */
export function namedSchemas(): Record<string, PrintedSchema> {
  return Object.fromEntries(
    Object.entries<{ schema: TSchema; description?: string }>(components).map(([name, { schema, description }]) => [
      name,
      { ...(description !== undefined && { description }), ...printedFields(schema) },
    ]),
  );
}

/** A reference to a schema that has a name. */
export function schemaNamed(name: keyof typeof components): PrintedSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function printed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(printed);
  const name = NAMES.get(value);
  return name === undefined ? printedFields(value) : { $ref: `#/components/schemas/${name}` };
}

const ANY_KEY = "^.*$";

function printedFields(schema: object): PrintedSchema {
  const fields = Object.entries(schema).map(([key, value]): [string, unknown] => [key, printed(value)]);
  const { patternProperties, ...rest } = Object.fromEntries(fields);
  if (patternProperties === undefined) return rest;
  // The same, in the words that more programs know.
  const patterns = patternProperties as Record<string, unknown>;
  if (ANY_KEY in patterns) return { ...rest, additionalProperties: patterns[ANY_KEY] };
  return { ...rest, patternProperties };
}
