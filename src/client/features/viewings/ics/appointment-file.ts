import type { I18n } from "@lingui/core";
import type { Listing } from "#domain/listings/listing.ts";
import { londonInstant } from "#domain/london-time.ts";
import { mapLink } from "#domain/listings/map-link.ts";
import { paths } from "../../../paths.ts";
import { rentWithWeek } from "../../../platform/text/rent-text.ts";
import { givenLines } from "../../room/contact/use-contact.ts";
import { placeText } from "../place-text.ts";
import { calendarFile } from "./calendar-file.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** How long a calendar is to keep free for a viewing. */
const VIEWING_MINUTES = 60;

/**
 * The calendar file of a viewing, in the user's language.
 * @param appointment Wall time in London. @param origin Of the site, for the link to the room.
 */
export function appointmentFile(
  i18n: I18n,
  listing: Listing,
  { appointment, origin, now }: { appointment: string; origin: string; now: Date },
): File {
  const url = new URL(paths.viewing(listing.id), origin).href;
  const text = calendarFile({
    uid: `viewing-${listing.id}@qiying`,
    start: londonInstant(appointment),
    minutes: VIEWING_MINUTES,
    summary: i18n._("viewings.ics.summary", { title: shownText(i18n, listing.title) }),
    location: placeText(listing),
    description: descriptionOf(i18n, listing, url),
    url,
    writtenAt: now,
  });
  return new File([text], fileName(listing, appointment), { type: "text/calendar" });
}

function descriptionOf(i18n: I18n, listing: Listing, url: string): string {
  const price = rentWithWeek(i18n, { weekly: listing.price, perMonth: listing.price_per_month });
  const contacts = givenLines(listing);
  return [`${shownText(i18n, listing.title)} · ${price}`, ...contacts, mapLink(listing), url].join("\n");
}

/** `viewing-Leeds-2026-11-30.ics`: characters that file names can't have are removed. */
function fileName({ city }: Listing, appointment: string): string {
  const place = city.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `viewing-${place}-${appointment.slice(0, 10)}.ics`;
}
