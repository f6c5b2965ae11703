import { replaceEach, type MappedText } from "../text/mapped-text.ts";

const SEPARATED = /[\d.,]*\d/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** As other countries write 1,400: a rent has no thousandths, but a distance has. */
const GROUPED_BY_POINT = /^[1-9]\.\d{3}$/;
const DISTANCE_BEHIND = /^\s?(?:km|miles?|公里|英里)/;
// 1.2k and 1k2, but not 1,2k.
const SCALED = /(?<![\d.a-z]|\d,)(\d+(?:\.\d+)?)\s?k(\d)?\b/g;

/**
 * Numbers written with separators or a k as plain digits: 1,200 → 1200, 1.2k → 1200. A full-width comma separates two
 * numbers and never the thousands of one, so the original is asked for it.
 */
export function joinThousands(folded: MappedText, original: string): MappedText {
  const grouped = replaceEach(folded, SEPARATED, ({ 0: written, index: start }) => {
    const end = start + written.length;
    const isApart = original.slice(folded.origins[start], folded.origins[end]).includes("，");
    if (GROUPED.test(written) && !isApart) return written.replaceAll(",", "");
    const isRent = GROUPED_BY_POINT.test(written) && !DISTANCE_BEHIND.test(folded.text.slice(end, end + 8));
    return isRent ? written.replace(".", "") : null;
  });
  return replaceEach(grouped, SCALED, ([, amount, tenths = ""]) =>
    String(Math.round((Number(amount) + Number(tenths) / 10) * 1000)),
  );
}
