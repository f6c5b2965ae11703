import type { I18n } from "@lingui/core";
import { monthlyRent } from "#domain/listings/price.ts";
import { pounds } from "./pounds.ts";

/** A rent in the unit in which it was typed: '£1,250 pcm', or '£185 pw'. @param rent Pounds; the weekly one null where none is given. */
export function rentText(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number | null; perMonth?: number | null | undefined },
): string {
  if (perMonth != null) return i18n._("room.price.by-month", { price: pounds(perMonth) });
  return weekly === null ? "" : i18n._("room.price.week", { price: pounds(weekly) });
}

/** A rent by the month: the typed sum, or an approximate one computed from the weekly rent. */
export function monthText(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number; perMonth: number | null | undefined },
): string {
  return perMonth == null
    ? i18n._("room.price.month", { price: pounds(monthlyRent(weekly)) })
    : i18n._("room.price.by-month", { price: pounds(perMonth) });
}
