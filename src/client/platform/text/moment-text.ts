import type { I18n } from "@lingui/core";

/** A moment of this phone's clock (epoch milliseconds) in words: the time alone for today, else with its day. */
export function momentText(i18n: I18n, moment: number): string {
  const locale = i18n.locale === "zh" ? "zh-CN" : "en-GB";
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit" }).format(moment);
}
