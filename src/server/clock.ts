import { londonDay } from "#domain/calendar-day.ts";

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

/** The instant so many seconds after another, as ISO text: when something runs out. */
export function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

const HOUR_MS = 60 * 60 * 1000;
