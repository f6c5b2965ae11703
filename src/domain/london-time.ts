import { addDays, londonDay } from "./calendar-day.ts";
import { HOUR_MS } from "./durations.ts";

/*
 * Wall times in London are `HH:MM`: they compare as text.
 */

/** The wall time in London at an instant. */
export function londonTime(instant: Date): string {
  return LONDON_TIME.format(instant);
}

/**
 * The instant at which London's clocks show a time on a day. Of a time that comes twice in autumn the first; one that is left out
 * in spring is that of an hour later.
 */
export function londonInstant(day: string, time: string): Date {
  const inWinter = new Date(`${day}T${time}:00Z`);
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return londonTime(inSummer) === time && londonDay(inSummer) === day ? inSummer : inWinter;
}

/** The next instant at which London's clocks show a time: later than `now`. */
export function nextLondonTime(now: Date, time: string): Date {
  const day = londonDay(now);
  const today = londonInstant(day, time);
  return today > now ? today : londonInstant(addDays(day, 1), time);
}

// The Swedish locale writes times as HH:MM.
const LONDON_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/London",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
