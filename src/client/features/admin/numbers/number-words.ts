import type { I18n } from "@lingui/core";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { PriceBand } from "#domain/search/unmet-search.ts";
import { pounds } from "../../../platform/text/pounds.ts";

/** A price band in words. */
export function bandText(i18n: I18n, band: PriceBand): string {
  if (band === "any") return i18n._("numbers.band.any");
  const amount = pounds(Number(band.split("-")[1]));
  return band.startsWith("over-") ? i18n._("numbers.band.over", { amount }) : i18n._("numbers.band.to", { amount });
}

/** What a message was about, in words. */
export function alertKindText(i18n: I18n, kind: NotificationKind): string {
  switch (kind) {
    case "saved_search":
      return i18n._("numbers.alerts.saved-search");
    case "match":
      return i18n._("numbers.alerts.match");
    case "offer":
      return i18n._("numbers.alerts.offer");
    case "freshness":
      return i18n._("numbers.alerts.freshness");
  }
}
