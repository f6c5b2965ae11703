/** The London day of an instant (ISO 8601), as the language writes it: 27 Nov 2026, 2026年11月27日. */
export function postedDay(locale: string, instant: string): string {
  const language = locale === "zh" ? "zh-CN" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/London" }).format(
    new Date(instant),
  );
}
