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
  readonly remaining: string;
  /** Masks spans of it. */
  mask(spans: readonly Span[]): void;
  /**
   * Runs a global pattern over what is left. Where `read` makes something of a match,
   * that is answered with its span, and the span is masked; where it answers null, the match stays unread.
   */
  consume<T extends object>(pattern: RegExp, read: (match: RegExpExecArray) => T | null): (T & Span)[];
  /** Where in the original a span was written. */
  originalSpanOf(span: Span): Span;
  /** What was written where the span now stands. */
  originalOf(span: Span): string;
}

/** A text made ready for the extractors (its original is kept for what is quoted from it). */
export function createSourceText(original: string): SourceText {
  const { text: canonical, origins } = canonicalText(original);
  let remaining = canonical;

  const mask = (spans: readonly Span[]) => {
    remaining = blank(remaining, spans, MASK);
  };
  const originalSpanOf = ({ start, end }: Span) => ({
    start: origins[start] ?? original.length,
    end: endOf(origins, end) ?? original.length,
  });
  return {
    original,
    canonical,
    get remaining() {
      return remaining;
    },
    mask,
    consume(pattern, read) {
      const taken = [];
      for (const match of remaining.matchAll(pattern)) {
        const value = read(match);
        if (value !== null) taken.push({ ...value, start: match.index, end: match.index + match[0].length });
      }
      mask(taken);
      return taken;
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
  const folded = joinThousands(withoutEndlessNumbers(withoutDrawnOutWords(fold(original))), original);
  return writeEnglishNumbersAsDigits(writeChineseNumbersAsDigits(withSpaceBesideRooms(folded)));
}

// 利兹studio1000一个月, 利物浦L3ensuite. Of other words, letters and digits may be a name.
const ROOM_BEFORE_NUMBER =
  /\b(studios?|en-?suites?|flat-?shares?|rooms?|double|single|flat|house|apartment|bedroom)\d{2,4}\b/g;
const ROOM_BEHIND_NUMBER = /(\d)(?:studio|en-?suite|flat-?share)s?\b/g;

function withSpaceBesideRooms(folded: MappedText): MappedText {
  const apart = (mapped: MappedText, pattern: RegExp) =>
    replaceEach(mapped, pattern, ([, before = ""], start) => ({
      start: start + before.length,
      end: start + before.length,
      by: " ",
    }));
  return apart(apart(folded, ROOM_BEFORE_NUMBER), ROOM_BEHIND_NUMBER);
}

// "rooom", "pleaseee": no word has a letter three times in a row, but for Roman numbers, addresses of pages and CCCU.
const DRAWN_OUT = /[a-z]([a-hj-vyz])\1{2,}/g;

function withoutDrawnOutWords(folded: MappedText): MappedText {
  return replaceEach(folded, DRAWN_OUT, ([run, letter = ""], start) => ({
    start: start + 1,
    end: start + run.length,
    by: letter.repeat(2),
  }));
}

// No number of a rental has so many digits, and patterns would go through them again and again.
const ENDLESS = /[\d零〇一二两三四五六七八九十百千万俩仨壹贰叁肆伍陆柒捌玖拾佰仟]{30,}/g;

function withoutEndlessNumbers(folded: MappedText): MappedText {
  return replaceEach(folded, ENDLESS, ([run], start) => ({ start, end: start + run.length, by: " " }));
}
