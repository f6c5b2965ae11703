import { londonTime, nextLondonTime } from "../london-time.ts";
import type { AlertTime, NotificationSettings } from "./notification.ts";

/** When the messages of a day come together, in London. */
const DIGEST_TIME = "08:30";

type QuietHours = Pick<NotificationSettings, "quiet_from" | "quiet_until">;

/** When something that has happened now is told: at once or with the day's messages, and never within quiet hours. */
export function dueAt(alert: Exclude<AlertTime, "off">, quiet: QuietHours, now: Date): Date {
  return afterQuietHours(alert === "at_once" ? now : nextLondonTime(now, DIGEST_TIME), quiet);
}

/** The instant itself, or the end of the quiet hours that it is in. */
export function afterQuietHours(instant: Date, quiet: QuietHours): Date {
  const { quiet_from: from, quiet_until: until } = quiet;
  if (from === null || until === null || !isBetween(londonTime(instant), from, until)) return instant;
  // The hour that March skips may have been all there is between two quiet nights.
  return afterQuietHours(nextLondonTime(instant, until), quiet);
}

/** Whether a wall time is from one to before the other, over midnight where that is the earlier one. Equal ends are no time at all. */
function isBetween(time: string, from: string, until: string): boolean {
  if (from <= until) return from <= time && time < until;
  return from <= time || time < until;
}
