/** Safari tabs forget a page's storage after seven days of using Safari without it; by then it is too late to say so. */
const WARN_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * Whether this is a tab of Safari on iOS, which forgets what it has stored (A33). Apps on the home screen
 * are spared. Only there does `standalone` exist at all.
 */
export function evictsAfterAWeek(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

/** Whether something unsent has lain in such a tab for so long that its owner should be told. Epoch milliseconds. */
export function isCloseToEviction(touchedAt: number, now = Date.now()): boolean {
  return evictsAfterAWeek() && now - touchedAt >= WARN_AFTER_MS;
}
