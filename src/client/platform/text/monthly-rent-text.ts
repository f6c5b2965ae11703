import type { I18n } from "@lingui/core";
import { monthlyRent } from "#domain/listings/price.ts";
import { pounds } from "./pounds.ts";

/** A rent by the month: the typed sum, or an approximate one computed from the weekly rent. */
export function monthlyRentText(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number; perMonth: number | null | undefined },
): string {
  return perMonth == null
    ? i18n._("room.price.month", { price: pounds(monthlyRent(weekly)) })
    : i18n._("room.price.by-month", { price: pounds(perMonth) });
}
