import { londonDay } from "#domain/calendar-day.ts";
import { serverNow } from "./server-clock.ts";

/** Today's date in London by the server's clock. */
export function useToday(): string {
  return londonDay(new Date(serverNow()));
}
