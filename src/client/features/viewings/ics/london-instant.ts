import { HOUR_MS } from "#domain/durations.ts";

/**
 * The instant at which clocks in London show a wall time. One that they skip in March is read as if they were not yet
 * put forward, of one that they show twice in October the first is meant: RFC 5545 section 3.3.5.
 * @param wallTime `2026-11-30T14:00`.
 */
export function londonInstant(wallTime: string): Date {
  const winter = new Date(`${wallTime}:00Z`);
  const summer = new Date(winter.getTime() - HOUR_MS);
  return londonWallTime(summer) === wallTime ? summer : winter;
}

/** What clocks in London show at an instant: `2026-11-30T14:00`. */
export function londonWallTime(instant: Date): string {
  return LONDON.format(instant).replace(" ", "T");
}

// The Swedish locale writes 2026-11-30 14:00.
const LONDON = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
