import { readTypedRent, typedRent } from "#domain/listings/price.ts";
import { REQUEST_FIELDS, type GivenRequest } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { formFieldsOf, givenOfTyped, typedOfFields } from "#offline/drafts/typed-fields.ts";

/** The fields in the order of the form, in which errors are focused. */
export const REQUEST_FORM_FIELDS = formFieldsOf(REQUEST_FIELDS);

/** An empty form. @param email The account's; if unknown, the field is filled in later. */
export function newRequestTyped(email: string | undefined): Draft["typed"] {
  const { email: _, ...rest } = typedOfFields(REQUEST_FIELDS, {});
  return email === undefined ? rest : { ...rest, email };
}

/** A posted request, as its form shows it. */
export function typedOfRequest(row: TenantRequest): Draft["typed"] {
  const price_upper_bound = typedRent(row.price_upper_bound, row.price_per_month);
  return { ...typedOfFields(REQUEST_FIELDS, row), price_upper_bound };
}

/** What was typed, unchecked: an invalid number is NaN, a missing value null. */
export function requestFieldsOf(typed: Draft["typed"]): GivenRequest {
  const { weekly, perMonth } = readTypedRent(String(typed["price_upper_bound"] ?? ""));
  return { ...givenOfTyped(REQUEST_FIELDS, typed), price_upper_bound: weekly, price_per_month: perMonth };
}
