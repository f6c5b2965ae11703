import type { I18n } from "@lingui/core";
import { spokenMinutes, type MinuteRange } from "#domain/travel/travel-times.ts";

/** Longer journeys are no daily commute, and are shown as 'over two hours'. */
const LONG_MINUTES = 120;

/** A time to travel in words: about so long, from so long to so long, or too long. */
export function minutesText(i18n: I18n, range: MinuteRange): string {
  const { from, to } = spokenMinutes(range);
  if (isLong(range)) return i18n._("travel.long");
  return from === to ? i18n._("travel.about", { minutes: from }) : i18n._("travel.range", { from, to });
}

/** Whether a range lies where times are not told apart any more. */
export function isLong({ typical }: MinuteRange): boolean {
  return typical > LONG_MINUTES;
}
