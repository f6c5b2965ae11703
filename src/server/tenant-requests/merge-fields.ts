import type { Static } from "typebox";
import type { CreateTenantRequestBody } from "#contract/schemas/tenant-request.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import type { RequestFields } from "#domain/tenant-requests/request-rules.ts";
import { TIDY_REQUEST, type RequestTextField } from "#domain/tenant-requests/tidy-request.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import { toTenantRequest, type RequestRow } from "./request-row.ts";

/** What the owner writes about a request, as it comes: an absent field says nothing, null and blank texts clear it. */
export type WrittenFields = Omit<Static<typeof CreateTenantRequestBody>, "id">;

const TEXT_FIELDS = Object.keys(TIDY_REQUEST) as RequestTextField[];

/** These two are starred and not enforced: without one the text is empty, for a request has no null there (PR-302). */
const NEVER_NULL: ReadonlySet<RequestTextField> = new Set(["email", "post_code"]);

/** A request of which nothing has been written yet. */
const NOTHING = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, emptyOf(field)])),
  price_upper_bound: null,
};

/**
 * The fields of a request once something has been written: tidied, and as before where nothing was (W-05). Unchecked:
 * even a required one may be null, which checkRequest names.
 * @throws HttpError 422 when the budget's two names say different things.
 */
export function mergeFields(before: RequestFields | null, written: WrittenFields): RequestFields {
  const budget = budgetOf(written);
  const fields = {
    ...(before ?? NOTHING),
    ...Object.fromEntries(TEXT_FIELDS.flatMap((field) => tidied(field, written[field]))),
    ...(budget !== undefined && { price_upper_bound: budget }),
  };
  return fields as RequestFields;
}

/** The fields of a request that is there. */
export function fieldsOf(row: RequestRow): RequestFields {
  const { begin_date, end_date, price_upper_bound } = toTenantRequest(row);
  return {
    email: row.email,
    city: row.city,
    post_code: row.post_code,
    begin_date,
    end_date,
    price_upper_bound,
    property_type: row.property_type,
    room_type: row.room_type,
    let_type: row.let_type,
    contact_info: row.contact_info,
    description: row.description,
  };
}

function tidied(field: RequestTextField, text: string | null | undefined): [RequestTextField, string | null][] {
  if (text === undefined) return [];
  return [[field, text === null || isBlank(text) ? emptyOf(field) : TIDY_REQUEST[field](text)]];
}

function emptyOf(field: RequestTextField): "" | null {
  return NEVER_NULL.has(field) ? "" : null;
}

function budgetOf({ price_upper_bound, price }: WrittenFields): number | null | undefined {
  if (price_upper_bound === undefined) return price;
  if (price === undefined || price === price_upper_bound) return price_upper_bound;
  throw unprocessable([TWO_BUDGETS]);
}

const TWO_BUDGETS: FieldError = {
  loc: ["body", "price"],
  msg: "Must be the same as price_upper_bound",
  type: "not-the-same",
};
