import { findTimes } from "./expressions/find-times.ts";
import { findDateCandidates } from "./date-candidates.ts";
import { offeredDates } from "./offered-dates.ts";
import { resolveStay, type Stay } from "./resolve-stay.ts";
import type { SourceText } from "../text/source-text.ts";

/**
 * Reads when a stay begins and ends, and masks every day, term and duration that was read, so that their numbers are no
 * prices. The grammar is our own: chrono-node, the usual library, takes "a week" and "10 min" for dates and knows neither
 * Chinese seasons nor academic years.
 *
 * `today` is the calendar day in London (ISO); what has no year is its next occurrence.
 * @param isOffer The text offers a room: what ends in it is read otherwise than in one that looks for a room.
 */
export function extractStay(source: SourceText, today: string, { isOffer = false }: { isOffer?: boolean } = {}): Stay {
  const text = source.remaining;
  const times = findTimes(text, today);
  for (const time of times) source.mask(time);
  const candidates = findDateCandidates(source.canonical, times);
  return resolveStay(isOffer ? offeredDates(candidates, today) : candidates, today);
}
