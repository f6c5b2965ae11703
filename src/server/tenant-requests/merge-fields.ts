import type { FieldError } from "#contract/schemas/errors.ts";
import { mergeWritten, type WrittenFields } from "#domain/fields/merge-written.ts";
import { withMonthlyPrice } from "#domain/listings/monthly-price.ts";
import { REQUEST_FIELDS, type GivenRequest, type RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/** What the owner writes about a request, the budget by either of its names. */
export type WrittenRequest = WrittenFields<typeof REQUEST_FIELDS> & { price?: number | null | undefined };

/**
 * The fields of a request once something has been written of it (W-05), unchecked.
 * @throws HttpError 422 when the budget's two names say different things.
 */
export function mergeFields(before: RequestFields | null, written: WrittenRequest): GivenRequest {
  const weekly = { ...written, price_upper_bound: budgetOf(written) };
  return withMonthlyPrice("price_upper_bound", mergeWritten(REQUEST_FIELDS, before, weekly), weekly);
}

function budgetOf({ price_upper_bound, price }: WrittenRequest): number | null | undefined {
  if (price_upper_bound === undefined) return price;
  if (price === undefined || price === price_upper_bound) return price_upper_bound;
  throw unprocessable([TWO_BUDGETS]);
}

const TWO_BUDGETS: FieldError = {
  loc: ["body", "price"],
  msg: "Must be the same as price_upper_bound",
  type: "not-the-same",
};
