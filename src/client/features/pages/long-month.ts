/** A month in words: '2025年4月', 'April 2025'. @param month YYYY-MM. */
export function longMonth(locale: string, month: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
