import type { I18n } from "@lingui/core";
import { daysUnconfirmed } from "#domain/listings/freshness.ts";
import type { Listing } from "#domain/listings/listing.ts";

/**
 * When a room's owner last said that it is to be had, in words: 'confirmed 3 days ago', or when they posted it.
 * @param today The London day.
 */
export function confirmedText(
  i18n: I18n,
  listing: Pick<Listing, "confirmed_at" | "created_at">,
  today: string,
): string {
  const count = daysUnconfirmed(listing, today);
  if (listing.confirmed_at === undefined) {
    return count === 0 ? i18n._("room.posted.today") : i18n._("room.posted.days", { count });
  }
  return count === 0 ? i18n._("room.confirmed.today") : i18n._("room.confirmed.days", { count });
}
