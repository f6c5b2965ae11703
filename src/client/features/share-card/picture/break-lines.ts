interface Limits {
  /** Of a line, in pixels. */
  width: number;
  /** Lines at most; what is left over ends in an ellipsis. */
  most: number;
  /** The width of a piece of text, in pixels. */
  measure: (text: string) => number;
}

/** None of these begins a line, none of those ends one (kinsoku). */
const NEVER_FIRST = /^[，。、；：？！）】》〉」』”’…·～—％℃,.;:!?)\]}%/]/u;
const NEVER_LAST = /[（【《〈「『“‘([{£$#@]$/u;
/** Between two of these a line may break without a space. */
const FREE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef\p{Extended_Pictographic}]/u;
const HAN = /\p{Script=Han}/u;
/** The end of a number: 8 分钟 stays together. */
const COUNT = /\d/;
/** What an ellipsis does not follow. */
const TRAILING = /[\s，。、；：,.;:·–—（【《〈「『“‘([{-]+$/u;

const graphemes = new Intl.Segmenter("zh", { granularity: "grapheme" });
const words = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Breaks a text into lines: in Chinese between words (套间 stays whole), never before a closing or after an opening mark, nor
 * between a number and what it counts; in Latin text at spaces and hyphens. A word that is wider than a line is split, a
 * character of several code points never. Several lines are made about equally wide.
 */
export function breakLines(text: string, limits: Limits): string[] {
  const pieces = piecesOf(text);
  const lines = fill(pieces, limits.width, limits.measure);
  return lines.length > limits.most ? cut(lines, limits) : balanced(pieces, lines, limits);
}

/** The width that the widest word of a text needs, in pixels: a narrower line would split it. */
export function widestWord(text: string, measure: Limits["measure"]): number {
  return widestOf(piecesOf(text), measure);
}

function widestOf(pieces: readonly string[], measure: Limits["measure"]): number {
  return Math.max(0, ...pieces.map((piece) => measure(piece.trimEnd())));
}

/** The least that is never torn apart, its spaces behind it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  const starts = new Set([...words.segment(text)].map(({ index }) => index));
  let [last, secondLast] = ["", ""];
  for (const { segment, index } of graphemes.segment(text)) {
    const isCounted = last === " " && COUNT.test(secondLast) && HAN.test(segment);
    if (index > 0 && (isCounted || !(starts.has(index) && mayBreak(last, segment))))
      pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
    [secondLast, last] = [last, segment];
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before) || after === " ") return false;
  return before === " " || before === "-" || FREE.test(before) || FREE.test(after);
}

function fill(pieces: readonly string[], width: number, measure: Limits["measure"]): string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= width;
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces.flatMap((piece) => (fits(piece) ? [piece] : charactersOf(piece)))) {
    if (line !== "" && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}

function cut(lines: readonly string[], { width, most, measure }: Limits): string[] {
  const kept = lines.slice(0, most);
  const last = kept.pop() ?? "";
  const [first = "", ...others] = piecesOf(last);
  // Whole words go first; where not even one has room, characters.
  const parts = measure(ending([first])) <= width ? [first, ...others] : charactersOf(last);
  // What follows counts as cut off even where the line has room for the ellipsis.
  while (parts.length > 0 && measure(ending(parts)) > width) parts.pop();
  return [...kept, ending(parts)];
}

function ending(parts: readonly string[]): string {
  return `${parts.join("").replace(TRAILING, "")}…`;
}

/** The same number of lines, in the narrowest column that holds them: no single character is left for the last one. */
function balanced(pieces: readonly string[], lines: string[], { width, measure }: Limits): string[] {
  // A column narrower than a word would split it.
  let [least, enough, best] = [Math.max(width / 2, widestOf(pieces, measure)), width, lines];
  while (lines.length > 1 && enough - least > width / 64) {
    const tried = (least + enough) / 2;
    const filled = fill(pieces, tried, measure);
    if (filled.length > lines.length) least = tried;
    else [enough, best] = [tried, filled];
  }
  return best;
}

function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}
