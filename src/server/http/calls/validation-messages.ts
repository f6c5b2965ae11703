import type { FastifySchemaValidationError } from "fastify";
import { FIELD_ERROR_TYPES, type FieldErrorType } from "#contract/field-error-types.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import { FILTER_FIELDS, filterRow } from "#domain/search/search-filters.ts";

const PRICES: ReadonlySet<string> = new Set(FILTER_FIELDS.filter((field) => filterRow(field).type === "pounds"));

/**
 * What the validator found, as fields with a sentence each; a field that may also be null is named once.
 * @param where The part of the request that was validated.
 */
export function fieldErrors(
  errors: readonly FastifySchemaValidationError[],
  where: "query" | "body" = "query",
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const path = pathOf(error);
    const name = path.join();
    // A list may have thousands of mistakes: each is looked at once.
    if (!found.has(name)) found.set(name, { loc: [where, ...path], ...sentence(path.join("."), error) });
  }
  return [...found.values()];
}

function pathOf({ keyword, instancePath, params }: FastifySchemaValidationError): string[] {
  const path = instancePath.split("/").slice(1);
  return keyword === "required" ? [...path, String(params["missingProperty"])] : path;
}

function sentence(field: string, { keyword, params }: FastifySchemaValidationError): Pick<FieldError, "msg" | "type"> {
  if ((field === "fuzzy" || field === "query") && keyword === "required")
    return { msg: "Please enter search keywords", type: "emptySearch" };
  if (PRICES.has(field) && keyword === "type") return { msg: "Price must be a number", type: "priceNotNumber" };
  if (PRICES.has(field) && keyword === "minimum") return { msg: "Price cannot be negative", type: "priceNegative" };
  return { msg: generic(keyword, params), type: typeOf(keyword) };
}

function typeOf(keyword: string): FieldErrorType {
  return FIELD_ERROR_TYPES.find((type) => type === keyword) ?? "invalid";
}

function generic(keyword: string, params: Record<string, unknown>): string {
  switch (keyword) {
    case "required":
      return "Is required";
    case "type":
      return params["type"] === "integer" ? "Must be a whole number" : `Must be a ${String(params["type"])}`;
    case "minimum":
      return `Must be ${String(params["limit"])} or more`;
    case "maximum":
      return `Must be ${String(params["limit"])} or less`;
    case "minLength":
      return `Must have at least ${String(params["limit"])} characters`;
    case "maxLength":
      return `Must have at most ${String(params["limit"])} characters`;
    case "enum":
      return `Must be one of: ${(params["allowedValues"] as string[]).join(", ")}`;
    case "format":
      return params["format"] === "date" ? "Must be a day such as 2026-01-31" : `Must be a ${String(params["format"])}`;
    default:
      return "Is not valid";
  }
}
