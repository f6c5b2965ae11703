/** Of the terms, the privacy notice and the page about safety: raised together when one changes its meaning. */
export const DOCUMENT_VERSION = "1.2";
/** The calendar day in London on which this version was published. */
export const DOCUMENT_DAY = "2026-11-27";

/** A calendar day with its month in full: '2026年11月25日', '25 November 2026'. @param day YYYY-MM-DD. */
export function dayInFull(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
