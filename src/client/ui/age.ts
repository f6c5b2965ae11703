const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
];

/** How long ago an instant (epoch milliseconds) was, in words: '2 hours ago', '2小时前'; in whole minutes at least. */
export function ageText(instant: number, language: string, now: number): string {
  const age = Math.max(0, now - instant);
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? ["minute", 60 * 1000];
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === "day" ? "auto" : "always" });
  return format.format(-Math.floor(age / size), unit);
}
