import type { I18n } from "@lingui/core";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment to come, of this phone's clock (epoch milliseconds), as it stands in a sentence: 'tomorrow at 13:56'. */
export function comingText(i18n: I18n, moment: number): string {
  const locale = i18n.locale === "zh" ? "zh-CN" : "en-GB";
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(moment);
  const isOn = (instant: number) => new Date(moment).toDateString() === new Date(instant).toDateString();
  if (isOn(Date.now())) return i18n._("coming.today", { time });
  if (isOn(Date.now() + DAY_MS)) return i18n._("coming.tomorrow", { time });
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(moment);
  return i18n._("coming.on-day", { day, time });
}

/** A moment of this phone's clock (epoch milliseconds) in words: the time alone for today, else with its day. */
export function momentText(i18n: I18n, moment: number): string {
  const locale = i18n.locale === "zh" ? "zh-CN" : "en-GB";
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit" }).format(moment);
}
