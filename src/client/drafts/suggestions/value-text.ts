import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { offeredRoomType } from "../../platform/text/offered-room-type.ts";
import { readTypedRent } from "#domain/listings/price.ts";
import { rentText } from "../../platform/text/rent-text.ts";
import { choiceText } from "../../platform/text/choice-text.ts";
import { longDay } from "../../platform/text/stay-text.ts";

/** A suggested value in words. */
export function valueText(i18n: I18n, field: string, value: string | boolean): string {
  if (typeof value === "boolean") return value ? i18n._("suggest.yes") : i18n._("suggest.no");
  switch (field) {
    case "city":
      return cityLabel(value, currentLanguage());
    case "price":
    case "price_upper_bound":
      return rentText(i18n, readTypedRent(value));
    case "begin_date":
    case "end_date":
      return longDay(i18n.locale, value);
    case "room_type":
      return offeredRoomType(i18n, value);
    case "property_type":
      return choiceText(i18n, value);
    default:
      return value;
  }
}
