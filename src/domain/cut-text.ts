/**
 * The first `length` code points of a text with an ellipsis, or the text itself when it is no longer. A
 * character that is made of several code points is never split: it is left out whole (G10c).
 */
export function cutText(text: string, length: number): string {
  const points = [...text];
  if (points.length <= length) return text;
  const cut = points.slice(0, length).join("");
  const isPlain = STANDS_ALONE.test(`${cut}${points[length]}`);
  return `${isPlain ? cut : wholeCharacters(text, cut.length)}…`;
}

/**
 * Nothing but letters, ideographs, punctuation, symbols and pictographs that are a character each and join no other. Rooms are cut on
 * the first screen, and a segmenter costs a phone more than all of their cards (docs/decisions/no-formatters-at-the-start.md).
 */
const STANDS_ALONE =
  /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2460-\u27bf\u3000-\u3029\u3030-\u3096\u309b-\u30ff\u3400-\u9fff\uff01-\uff9d\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}\u{20000}-\u{323af}]*$/u;

function wholeCharacters(text: string, end: number): string {
  let cut = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if (index + segment.length > end) break;
    cut = index + segment.length;
  }
  return text.slice(0, cut);
}
