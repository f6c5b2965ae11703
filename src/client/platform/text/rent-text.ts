import type { I18n } from "@lingui/core";
import { pounds } from "./pounds.ts";

/** A rent by what it was typed for: '£1,250 pcm', or '£185 pw'. @param rent Pounds; the weekly one null where none is given. */
export function rentText(
  i18n: I18n,
  { weekly, perMonth }: { weekly: number | null; perMonth?: number | null | undefined },
): string {
  if (perMonth != null) return i18n._("room.price.by-month", { price: pounds(perMonth) });
  return weekly === null ? "" : i18n._("room.price.week", { price: pounds(weekly) });
}
