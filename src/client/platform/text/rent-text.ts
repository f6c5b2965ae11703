import type { I18n } from "@lingui/core";
import { pounds } from "./pounds.ts";

/** A rent in the unit in which it was typed: '£1,250 pcm', or '£185 pw'. @param rent Pounds; the weekly one null where none is given. */
export function rentText(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number | null; perMonth?: number | null | undefined },
): string {
  if (perMonth != null) return i18n._("room.price.by-month", { price: pounds(perMonth) });
  return weekly === null ? "" : i18n._("room.price.week", { price: pounds(weekly) });
}

/** The same, and beside a monthly rent the weekly one, by which searches compare: '£1,250 pcm (£288.46 pw)'. */
export function rentWithWeek(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number; perMonth: number | null | undefined },
): string {
  const week = rentText(i18n, { weekly });
  if (perMonth == null) return week;
  return i18n._("room.price.month-and-week", { month: rentText(i18n, { weekly, perMonth }), week });
}
