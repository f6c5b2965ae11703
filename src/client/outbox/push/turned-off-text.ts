import type { I18n } from "@lingui/core";
import type { Call } from "#contract/endpoints.ts";
import { SILENT_DAYS } from "#domain/listings/freshness.ts";

/** What the server says that a token has turned off, or on again. */
export type TurnedOff = Call<"turnOffNotifications">["answer"];

/** What that means, in a sentence. */
export function turnedOffText(i18n: I18n, { kind, name, is_on }: TurnedOff): string {
  if (kind === "saved_search" && name !== null) {
    return is_on ? i18n._("alerts-off.search.on", { name }) : i18n._("alerts-off.search.off", { name });
  }
  return is_on ? i18n._("alerts-off.kind.on") : i18n._("alerts-off.kind.off");
}

/** What goes on for owners of rooms who have turned questions off. */
export function restOfFreshness(i18n: I18n): string {
  return i18n._("alerts.freshness.off", { days: SILENT_DAYS });
}
