import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

type Unit = "day" | "hour" | "minute";

const UNITS: readonly [Unit, number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];
const HAN: Record<Unit, string> = { day: "天", hour: "小时", minute: "分钟" };

/**
 * How long ago an instant (epoch milliseconds) was, in words: '2 hours ago', '2 小时前'; one minute at least. Rounded to
 * the minute first: the server's time has whole seconds, and two hours less a second are two hours. As `Intl` writes it,
 * which the first screen does without (docs/decisions/no-formatters-at-the-start.md); in Chinese with a space before Han.
 */
export function ageText(instant: number, language: string, now: number): string {
  const age = Math.max(MINUTE_MS, Math.round((now - instant) / MINUTE_MS) * MINUTE_MS);
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? ["minute", MINUTE_MS];
  const count = Math.floor(age / size);
  return language === "en" ? english(unit, count) : chinese(unit, count);
}

function english(unit: Unit, count: number): string {
  if (count > 1) return `${count} ${unit}s ago`;
  return unit === "day" ? "yesterday" : `1 ${unit} ago`;
}

function chinese(unit: Unit, count: number): string {
  if (unit === "day" && count <= 2) return count === 1 ? "昨天" : "前天";
  return `${count} ${HAN[unit]}前`;
}
