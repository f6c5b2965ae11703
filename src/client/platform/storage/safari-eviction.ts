import { DAY_MS } from "#domain/durations.ts";

/** Safari evicts a page's storage after seven days of use without visiting it; the warning comes earlier. */
const WARN_AFTER_MS = 5 * DAY_MS;

/**
 * Whether this is a tab of Safari on iOS, which evicts storage (A33). Apps on the home screen are exempt. Only there
 * does `standalone` exist at all.
 */
export function evictsAfterAWeek(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

/** Whether an unsent entry has been in such a tab for so long that its owner should be warned. Epoch milliseconds. */
export function isCloseToEviction(touchedAt: number, now = Date.now()): boolean {
  return evictsAfterAWeek() && now - touchedAt >= WARN_AFTER_MS;
}
