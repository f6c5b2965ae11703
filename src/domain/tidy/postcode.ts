import { oneLine } from "../one-line.ts";
import { codeRuns } from "../postcodes/code-runs.ts";
import { findPostcodes, readOutward } from "../postcodes/find-postcodes.ts";
import { plainSigns } from "./signs.ts";

/**
 * A postcode as it is stored: in the post office's writing, whole or its first half ('ls27dj' is 'LS2 7DJ'). A misread sign is
 * corrected where only one can be meant. An area in words ('near UCL') stays as it was written.
 */
export function tidyPostcode(text: string): string {
  // Signs that nobody sees must not decide how a code is read.
  const line = oneLine(text);
  const runs = codeRuns(line);
  const [whole] = findPostcodes(line, "field");
  if (whole !== undefined && isAllOf(whole, runs) && whole.outward !== null && whole.inward !== null) {
    return `${whole.outward} ${whole.inward}`;
  }
  const squeezed = runs.map((run) => run.text).join("");
  const isCode = /\d/.test(squeezed) && squeezed.length <= 4 && /^[\w\s-]*$/.test(plainSigns(line));
  return (isCode ? readOutward(squeezed, "field") : null) ?? line;
}

function isAllOf({ start, end }: { start: number; end: number }, runs: ReturnType<typeof codeRuns>): boolean {
  return runs[0]?.start === start && runs.at(-1)?.end === end;
}
