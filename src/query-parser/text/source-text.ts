import { writeChineseNumbersAsDigits } from "../numbers/chinese-numbers.ts";
import { writeEnglishNumbersAsDigits } from "../numbers/english-numbers.ts";
import { joinThousands } from "../numbers/joined-thousands.ts";
import { fold } from "./fold.ts";
import { blank, MASK, replaceEach, type MappedText, type Span } from "./mapped-text.ts";

export { MASK } from "./mapped-text.ts";

/** A text while it is being read. Each extractor masks what it has read, so that nothing is read twice. */
export interface SourceText {
  /** As it was written. */
  readonly original: string;
  /** Folded, with number words as digits; never masked. */
  readonly canonical: string;
  /** The canonical text with everything that has been read replaced by `MASK`, character by character. */
  remaining: string;
  /** Masks spans of it. */
  mask(spans: readonly Span[]): void;
  /** Where in the original a span was written. */
  originalSpanOf(span: Span): Span;
  /** The original writing of a span. */
  originalOf(span: Span): string;
}

/** A text made ready for the extractors (its original is kept for what is quoted from it). */
export function createSourceText(original: string): SourceText {
  const { text: canonical, origins } = canonicalText(original);
  const originalSpanOf = ({ start, end }: Span) => ({
    start: origins[start] ?? original.length,
    end: endOf(origins, end) ?? original.length,
  });
  return {
    original,
    canonical,
    remaining: canonical,
    mask(spans) {
      this.remaining = blank(this.remaining, spans, MASK);
    },
    originalSpanOf,
    originalOf(span) {
      const { start, end } = originalSpanOf(span);
      return original.slice(start, end);
    },
  };
}

// Where a number has become longer than its words, several characters come from the last of them.
function endOf(origins: readonly number[], end: number): number | undefined {
  const last = origins[end - 1] ?? 0;
  let at = end;
  while (at < origins.length && origins[at]! <= last) at++;
  return origins[at] ?? origins[end];
}

/** The text that all patterns are written for. */
function canonicalText(original: string): MappedText {
  const plain = REWRITTEN.reduce(
    (mapped, [pattern, by]) => replaceEach(mapped, pattern, ([written]) => written.replace(pattern, by)),
    joinThousands(fold(original), original),
  );
  return writeEnglishNumbersAsDigits(writeChineseNumbersAsDigits(plain));
}

const REWRITTEN: readonly [RegExp, string][] = [
  // "rooom", "pleaseee": no word has a letter three times in a row, but for Roman numbers, addresses of pages and CCCU.
  [/([a-z])([a-hj-vyz])\2{2,}/g, "$1$2$2"],
  // No number of a rental has so many digits, and patterns would go through them again and again.
  [/[\d零〇一二两三四五六七八九十百千万俩仨壹贰叁肆伍陆柒捌玖拾佰仟]{30,}/g, " "],
  // 利兹studio1000一个月, 利物浦L3ensuite. Of other words, letters and digits may be a name.
  [/\b(studios?|en-?suites?|flat-?shares?|rooms?|double|single|flat|house|apartment|bedroom)(\d{2,4})\b/g, "$1 $2"],
  [/(\d)((?:studio|en-?suite|flat-?share)s?)\b/g, "$1 $2"],
];
