import type { I18n } from "@lingui/core";

/** An instant (ISO 8601) with its year and minute, in London's time: for what is kept for years. */
export function instantText(i18n: I18n, instant: string): string {
  return new Intl.DateTimeFormat(i18n.locale === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(new Date(instant));
}
