import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { FitMiss, FitReason } from "#domain/search/fit/fit.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";
import { roomTypeText } from "./room-type-text.ts";
import { wishText } from "./wish-text.ts";

/** Whose criteria a reason refers to: the reader's own search, or another user's request that the reader's room fits. */
export type Asker = "reader" | "other";

/** A matching criterion of a room, in words. */
export function reasonText(i18n: I18n, reason: FitReason, asker: Asker = "reader"): string {
  return (asker === "other" && othersReasonText(i18n, reason)) || ownReasonText(i18n, reason);
}

/** The wording of a reason about another user's request; null where the wording of the reader's own search fits. */
function othersReasonText(i18n: I18n, reason: FitReason): string | null {
  switch (reason.code) {
    case "coversAllDates":
      return i18n._("fit.others.covers-all-dates");
    case "coversSomeDates":
      return i18n._("fit.others.covers-some-dates");
    case "underLimit":
      return reason.pounds > 0
        ? i18n._("fit.others.under-limit", { amount: pounds(reason.pounds) })
        : i18n._("fit.others.at-limit");
    case "city":
    case "aboveLeast":
    case "roomType":
    case "keyword":
      return null;
  }
}

function ownReasonText(i18n: I18n, reason: FitReason): string {
  switch (reason.code) {
    case "city":
      return i18n._("fit.city", { city: cityLabel(reason.city, currentLanguage()) });
    case "coversAllDates":
      return i18n._("fit.covers-all-dates");
    case "coversSomeDates":
      return i18n._("fit.covers-some-dates");
    case "underLimit":
      return reason.pounds > 0 ? i18n._("fit.under-limit", { amount: pounds(reason.pounds) }) : i18n._("fit.at-limit");
    case "aboveLeast":
      return i18n._("fit.above-least");
    case "roomType":
      return roomTypeText(i18n, reason.room_type);
    case "keyword":
      return wishText(i18n, reason.keyword);
  }
}

/** Whether the dates that were asked for have passed: no day counts from them. @param today The London day. */
export function havePassed(
  {
    begin_date,
    begin_by,
    end_date,
  }: { begin_date?: string | null; begin_by?: string | null; end_date?: string | null },
  today: string,
): boolean {
  const last = end_date ?? begin_by ?? begin_date;
  return last != null && last < today;
}

/** The differences between a room and the criteria, in words. @param isPast Whether the dates that were asked for have passed. */
export function missTexts(i18n: I18n, misses: readonly FitMiss[], isPast: boolean): string[] {
  const texts = misses.map((miss) =>
    isPast && DATE_MISSES.has(miss.code) ? i18n._("fit.dates-passed") : missText(i18n, miss),
  );
  return [...new Set(texts)];
}

const DATE_MISSES: ReadonlySet<FitMiss["code"]> = new Set(["beginsLate", "beginsEarly", "endsEarly", "shortStay"]);

/** More days than these are told in months. */
const MOST_DAYS = 60;
const DAYS_OF_A_MONTH = 365 / 12;
/** Fewer weeks than these are told in days. */
const LEAST_WEEKS = 3;

function missText(i18n: I18n, miss: FitMiss): string {
  switch (miss.code) {
    case "otherCity":
      return otherCityText(i18n, cityLabel(miss.city, currentLanguage()), miss.km);
    case "otherPropertyType":
      return i18n._("fit.other-property-type", { type: choiceText(i18n, miss.property_type) });
    case "beginsLate":
      return miss.days > MOST_DAYS
        ? i18n._("fit.begins-late.months", { months: Math.round(miss.days / DAYS_OF_A_MONTH) })
        : i18n._("fit.begins-late", { days: miss.days });
    case "beginsEarly":
      return i18n._("fit.begins-early", { months: Math.round(miss.days / DAYS_OF_A_MONTH) });
    case "endsEarly":
      return miss.days > MOST_DAYS
        ? i18n._("fit.ends-early.months", { months: Math.round(miss.days / DAYS_OF_A_MONTH) })
        : i18n._("fit.ends-early", { days: miss.days });
    case "shortStay":
      return i18n._("fit.short-stay", { days: miss.days });
    case "longLet":
      return miss.days === undefined
        ? i18n._("fit.long-let.open")
        : i18n._("fit.long-let", { weeks: Math.round(miss.days / 7) });
    case "shortLet":
      return miss.days < LEAST_WEEKS * 7
        ? i18n._("fit.short-let.days", { days: miss.days })
        : i18n._("fit.short-let", { weeks: Math.round(miss.days / 7) });
    case "overLimit":
      return i18n._("fit.over-limit", { amount: pounds(miss.pounds) });
    case "otherRoomType":
      return i18n._("fit.other-room-type", { type: offeredRoomType(i18n, miss.room_type) });
    case "otherZone":
      return i18n._("fit.other-zone", { zone: miss.zone });
    case "longerWay":
      return i18n._("fit.longer-way", { minutes: miss.minutes });
  }
}

function otherCityText(i18n: I18n, city: string, km: number | undefined): string {
  return km === undefined ? i18n._("fit.other-city", { city }) : i18n._("fit.other-city.away", { city, km });
}
