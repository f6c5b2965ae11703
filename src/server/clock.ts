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
  return fixedDay === undefined ? () => londonDay(clock.now()) : () => fixedDay;
}
