import { londonDay } from "#domain/calendar-day.ts";
import { serverNow } from "./server-clock.ts";

/** Today's date in London by the server's clock. */
export function londonToday(): string {
  return londonDay(new Date(serverNow()));
}

/** The same, for what is drawn. */
export function useToday(): string {
  return londonToday();
}
