/** Lengths of time in milliseconds, as clocks and timers count them. A calendar's days are in `calendar-day.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
