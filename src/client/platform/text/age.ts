import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];

/**
 * How long ago an instant (epoch milliseconds) was, in words: '2 hours ago', '2 小时前'; one minute at least. Rounded to
 * the minute first: the server's time has whole seconds, and two hours less a second are two hours.
 */
export function ageText(instant: number, language: string, now: number): string {
  const age = Math.max(MINUTE_MS, Math.round((now - instant) / MINUTE_MS) * MINUTE_MS);
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? ["minute", MINUTE_MS];
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === "day" ? "auto" : "always" });
  // Between Han and digits all other texts have a space.
  return format.format(-Math.floor(age / size), unit).replace(/(?<=\d)(?=\p{Script=Han})/u, " ");
}
