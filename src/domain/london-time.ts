import { addDays, londonDay } from "./calendar-day.ts";
import { HOUR_MS } from "./durations.ts";

/*
 * Wall times in London are `HH:MM`, or `2026-11-30T14:00` with their day: they compare as text.
 */

/** The wall time in London at an instant, with its day. */
export function londonWallTime(instant: Date): string {
  return london().format(instant).replace(" ", "T");
}

/** The wall time in London at an instant, without its day. */
export function londonTime(instant: Date): string {
  return londonWallTime(instant).slice("2026-11-30T".length);
}

/**
 * The instant at which clocks in London show a wall time. One that they skip in March is read as if they were not yet
 * put forward, of one that they show twice in October the first is meant: RFC 5545 section 3.3.5.
 * @param wallTime With its day.
 */
export function londonInstant(wallTime: string): Date {
  const inWinter = new Date(`${wallTime}:00Z`);
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return londonWallTime(inSummer) === wallTime ? inSummer : inWinter;
}

/** The next instant at which London's clocks show a time: later than `now`. */
export function nextLondonTime(now: Date, time: string): Date {
  const day = londonDay(now);
  const tomorrow = londonInstant(`${addDays(day, 1)}T${time}`);
  return instantsOf(`${day}T${time}`).find((instant) => instant > now) ?? tomorrow;
}

/** The instants at which London's clocks show a wall time: two in the hour that October has twice. */
function instantsOf(wallTime: string): Date[] {
  const first = londonInstant(wallTime);
  const second = new Date(first.getTime() + HOUR_MS);
  return londonWallTime(second) === wallTime ? [first, second] : [first];
}

let formatter: Intl.DateTimeFormat | undefined;

// Made when it is needed: to make one costs a slow phone's start a tenth of a second. The Swedish locale writes 2026-11-30 14:00.
function london(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/London",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return formatter;
}
