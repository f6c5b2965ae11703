import { londonDay } from "#domain/calendar-day.ts";
import { HOUR_MS } from "#domain/durations.ts";

/** Where all time comes from (W-02): tests give their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * The calendar day in London as a function of the clock.
 * @param fixedDay The setting TODAY: that day for ever, whatever the clock says.
 */
export function londonToday(clock: Clock, fixedDay: string | undefined): () => string {
  if (fixedDay !== undefined) return () => fixedDay;
  let hour = Number.NaN;
  let day = "";
  return () => {
    const now = clock.now();
    // London's clock is whole hours from UTC, so its day changes with an hour; reckoning it takes 20 µs.
    const hourNow = Math.floor(now.getTime() / HOUR_MS);
    if (hourNow !== hour) [hour, day] = [hourNow, londonDay(now)];
    return day;
  };
}

/** The instant so many seconds after another, as ISO text. */
export function secondsAfter(now: Date, seconds: number): string {
  return instantAfter(now, seconds * 1000);
}

/** The instant so many milliseconds after another, as ISO text: when something runs out. */
export function instantAfter(instant: Date | string, ms: number): string {
  return new Date(new Date(instant).getTime() + ms).toISOString();
}

/** The instant so many milliseconds before another, as ISO text: what is older has been kept for long enough. */
export function instantBefore(instant: Date | string, ms: number): string {
  return instantAfter(instant, -ms);
}
