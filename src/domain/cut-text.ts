/**
 * The first `length` code points of a text with an ellipsis, or the text itself when it is no longer. A
 * character that is made of several code points is never split: it is left out whole (G10c).
 */
export function cutText(text: string, length: number): string {
  const points = [...text];
  if (points.length <= length) return text;
  return `${wholeCharacters(text, points.slice(0, length).join("").length)}…`;
}

function wholeCharacters(text: string, end: number): string {
  let cut = 0;
  for (const { index, segment } of CHARACTERS.segment(text)) {
    if (index + segment.length > end) break;
    cut = index + segment.length;
  }
  return text.slice(0, cut);
}

const CHARACTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });
