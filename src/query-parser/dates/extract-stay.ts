import { readMarks } from "./expressions/date-rules.ts";
import { findSides } from "./context/find-date-candidates.ts";
import { joinOffsets } from "./expressions/date-offsets.ts";
import { resolveStay } from "./resolve-stay.ts";
import type { Reading } from "../text/source-text.ts";

/** The days of a stay, as ISO days; null where the text doesn't tell. */
export interface Stay {
  begin: string | null;
  end: string | null;
}

/**
 * Reads when a stay begins and ends, and masks every day, term and duration that was read, so that their numbers are no
 * prices. The grammar is our own: chrono-node, the usual library, takes "a week" and "10 min" for dates and knows neither
 * Chinese seasons nor academic years.
 *
 * `today` is the calendar day in London (ISO); what has no year is its next occurrence.
 */
export function readStay(reading: Reading, today: string): Stay {
  const text = reading.rest;
  const marks = joinOffsets(text, readMarks(reading, today));
  return resolveStay(findSides(text, marks, reading.canonical), today);
}
