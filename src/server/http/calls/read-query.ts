import type { TSchema } from "typebox";
import type { FieldError } from "#contract/schemas/errors.ts";
import { HttpError } from "../errors/http-error.ts";

export interface ReadQuery {
  values: Record<string, unknown>;
  /** What no schema can say: a key given twice, characters that mean nothing. */
  problems: FieldError[];
}

/**
 * Makes a reader of query strings that gives the schema's types. Text that is no number stays text, so that
 * validation names it; unknown keys are left out.
 * The reader throws HttpError 400 when the text is not percent-encoded UTF-8.
 */
export function queryReader(schema: TSchema): (queryString: string) => ReadQuery {
  const types = new Map(Object.entries(propertiesOf(schema)).map(([key, property]) => [key, typeOf(property)]));
  return (queryString) => {
    const values: Record<string, unknown> = {};
    const problems: FieldError[] = [];
    for (const [key, text] of decode(queryString)) {
      const type = types.get(key);
      if (type === undefined) continue;
      if (key in values) problems.push({ loc: ["query", key], msg: "Must be given once", type: "repeated" });
      else if (hasStrayCharacter(text)) problems.push(strayCharacter(key));
      values[key] = valueOf(text, type);
    }
    return { values, problems };
  };
}

function decode(queryString: string): [key: string, value: string][] {
  if (queryString === "") return [];
  try {
    return queryString.split("&").map((pair) => {
      const equals = pair.indexOf("=");
      const key = equals === -1 ? pair : pair.slice(0, equals);
      return [decodeText(key), equals === -1 ? "" : decodeText(pair.slice(equals + 1))];
    });
  } catch {
    throw new HttpError("bad_request", "Bad Request");
  }
}

function decodeText(text: string): string {
  return /[%+]/.test(text) ? decodeURIComponent(text.replaceAll("+", " ")) : text;
}

function valueOf(text: string, type: string): unknown {
  if (type === "integer" && /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  if (type === "number" && /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text))) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

// Controls and halves of a surrogate pair: PostgreSQL refuses the first, and neither can be typed.
function hasStrayCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}

function strayCharacter(key: string): FieldError {
  return { loc: ["query", key], msg: "Must not have control characters", type: "characters" };
}

function propertiesOf(schema: TSchema): Record<string, TSchema> {
  return "properties" in schema ? (schema.properties as Record<string, TSchema>) : {};
}

function typeOf(property: TSchema): string {
  return "type" in property ? String(property.type) : "string";
}
