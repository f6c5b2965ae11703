import type { WordField } from "#domain/fields/field-row.ts";
import { readTypedRent, typedRent } from "#domain/listings/price.ts";
import { REQUEST_FIELDS, type RequestField, type RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { LetType, WantedPropertyType } from "#domain/tenant-requests/request-choices.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { readTidy } from "../../../drafts/form/read-typed.ts";

/** A request as its form holds it: typed texts, empty by default. */
export type TypedRequest = Record<Exclude<RequestField, "price_per_month">, string>;

/** The fields in the order of the form, in which errors are focused. */
export const REQUEST_FORM_FIELDS = [
  "city",
  "post_code",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "room_type",
  "let_type",
  "email",
  "contact_info",
  "description",
] as const satisfies readonly RequestField[];

/** An empty form. @param email The account's; if unknown, the field is filled in later. */
export function newRequestTyped(email: string | undefined): Draft["typed"] {
  const { email: _, ...rest } = typedWith(() => "");
  return email === undefined ? rest : { ...rest, email };
}

/** A posted request, as its form shows it. */
export function typedOfRequest(row: TenantRequest): TypedRequest {
  return {
    ...typedWith((field) => String(row[field] ?? "")),
    price_upper_bound: typedRent(row.price_upper_bound, row.price_per_month),
  };
}

/**
 * Parses the fields for validation and sending, tidied as the server tidies them: an invalid number is NaN, a missing value null.
 */
export function requestFieldsOf(typed: Draft["typed"]): RequestFields {
  const text = (field: WordField<typeof REQUEST_FIELDS>) => readTidy(typed[field], REQUEST_FIELDS[field].tidy);
  const budget = readTypedRent(String(typed["price_upper_bound"] ?? ""));
  return {
    city: text("city") ?? "",
    post_code: text("post_code") ?? "",
    begin_date: text("begin_date"),
    end_date: text("end_date"),
    price_upper_bound: budget.weekly,
    price_per_month: budget.perMonth,
    // Validation checks whether it is one of those.
    property_type: (text("property_type") ?? "") as WantedPropertyType,
    room_type: text("room_type"),
    let_type: text("let_type") as LetType | null,
    email: text("email") ?? "",
    contact_info: text("contact_info"),
    description: text("description"),
  };
}

function typedWith(value: (field: RequestField) => string): TypedRequest {
  return Object.fromEntries(REQUEST_FORM_FIELDS.map((field) => [field, value(field)])) as TypedRequest;
}
