import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { AllRequestFieldsIn } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { currentLanguage } from "../language/i18n.ts";
import { choiceText } from "./choice-text.ts";
import { offeredRoomType } from "./offered-room-type.ts";
import { rentWithWeek } from "./rent-text.ts";

/** The fields of a request that its cards show: among all requests, and among those that fit a room. */
export type RequestShown = Pick<
  TenantRequest,
  AllRequestFieldsIn<
    "card",
    | "city"
    | "post_code"
    | "begin_date"
    | "end_date"
    | "price_upper_bound"
    | "price_per_month"
    | "property_type"
    | "room_type"
    | "let_type"
    | "description"
  >
>;

/** The city, and the area in it where one is named. */
export function requestPlace({ city, post_code }: Pick<RequestShown, "city" | "post_code">): string {
  return [cityLabel(city, currentLanguage()), post_code.trim()].filter((part) => part !== "").join(" · ");
}

type Budget = Pick<RequestShown, "price_upper_bound" | "price_per_month">;

/** The budget as it was typed, by the week too; null where none is given, and while what is typed is no sum. */
export function budgetText(
  i18n: I18n,
  { price_upper_bound: weekly, price_per_month: perMonth }: Budget,
): string | null {
  return weekly === null || Number.isNaN(weekly) ? null : rentWithWeek(i18n, { weekly, perMonth });
}

/** The area and the budget, as far as they are given. */
export function areaAndBudget(i18n: I18n, request: Budget & Pick<RequestShown, "post_code">): string {
  return [request.post_code.trim(), budgetText(i18n, request)].filter(Boolean).join(" · ");
}

/** Kind of home, room and contract. */
export function homeText(i18n: I18n, { property_type, room_type, let_type }: RequestShown): string {
  const home = property_type === "any" ? i18n._("wanted.any-property") : choiceText(i18n, property_type);
  const contract = let_type === "either" ? i18n._("wanted.either-let") : let_type && choiceText(i18n, let_type);
  return [home, offeredRoomType(i18n, room_type?.trim() ?? ""), contract].filter(Boolean).join(" · ");
}
