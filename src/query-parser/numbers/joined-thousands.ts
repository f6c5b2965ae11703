import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";

const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/g;
/** As other countries write 1,400: a rent has no thousandths. */
const GROUPED_BY_POINT = /(?<![\d.,])[1-9]\.\d{3}(?![\d.,]|\s?(?:km|miles?|公里|英里))/g;
// 1.2k, 1k2, and the first number of 1.2-1.5k.
const SCALED =
  /(?<![\d.a-z]|\d,)(\d+(?:\.\d+)?)(?:\s?k(\d)?(?![a-z\d])|(?=\s?(?:-|~|to|到|至)\s?£?\d(?:\.\d+)?\s?k(?![a-z])))/g;
const LEAST_SCALED = 10;

/**
 * Numbers written with separators or a k as plain digits: 1,200 → 1200, 1.2k → 1200. A full-width comma separates two
 * numbers and never the thousands of one, so the original is asked for it.
 */
export function joinThousands(folded: MappedText, original: string): MappedText {
  const grouped = replaceSpans(
    folded,
    [GROUPED, GROUPED_BY_POINT].flatMap((pattern) => [...folded.text.matchAll(pattern)].flatMap(grouping)),
  );
  return replaceSpans(grouped, [...grouped.text.matchAll(SCALED)].map(scaled));

  function grouping(match: RegExpExecArray): Replacement[] {
    const [written] = match;
    const start = match.index;
    const from = folded.origins[start] ?? 0;
    const isFullWidth = original.slice(from, folded.origins[start + written.length]).includes("，");
    return isFullWidth ? [] : [{ start, end: start + written.length, by: written.replaceAll(/[,.]/g, "") }];
  }
}

function scaled(match: RegExpExecArray): Replacement {
  const [written, amount = "0", tenths = "0"] = match;
  const thousands = Number(amount) + Number(tenths) / 10;
  const isScaled = /k/.test(written) || thousands < LEAST_SCALED;
  const by = isScaled ? String(Math.round(thousands * 1000)) : written;
  return { start: match.index, end: match.index + written.length, by };
}
