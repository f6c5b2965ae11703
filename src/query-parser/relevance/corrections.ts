import { phrases } from "../text/pattern.ts";
import { fold } from "../text/fold.ts";

// Phrases that take back what was just said.
const TAKEN_BACK = phrases(
  {
    zh: [
      "不对(?!外|口|称)[,.;!?\\s]* | (哦|啊|呃|额|嗯)不(是)?[,.;!?\\s]+ | (我)?[说写打]错了?[,.;!?\\s]* | 更正[:一下]* | 纠正一?下",
      "改成 | 改为 | 还是改",
    ],
    en: [
      "(no,? wait|wait,? no|no,? sorry|sorry,? (?=not )|oops|scratch that|correction|my mistake|(sorry,? that should (be|read|say)|(that )?should have (been|read|said))(?= )|actually,? (no|make (it|that))|(sorry,? )?i meant?(?= )|make (it|that)(?= £?\\d))[,.;:!?\\s]*…",
    ],
  },
  "g",
);
// "September and not August": the refused value is repeated.
const REFUSED =
  /不是[^,.;!?\n是]{1,8}?(?:而|,)?(?=是)|(?:而|,|;|\s)?不是[^,.;!?\n]{1,12}|,?\s*\bnot (?=[^,.;!?\n]{1,24}(?:[,.;!?\n]|$))[^,.;!?\n]{1,24}/g;

/** A text that corrects itself: what was said first, and what is said instead. */
export interface Correction {
  first: string;
  instead: string;
}

/** Divides a text where it takes something back ("under 150, no wait, make that 165"); null where it doesn't. */
export function splitAtCorrection(original: string): Correction | null {
  const { text, origins } = fold(original);
  const last = [...text.matchAll(TAKEN_BACK)].at(-1);
  if (!last || last.index === 0) return null;
  const behind = last.index + last[0].length;
  const instead = original.slice(origins[behind]);
  if (instead.trim() === "") return null;
  return { first: original.slice(0, origins[last.index]), instead: withoutRefused(instead) };
}

function withoutRefused(text: string): string {
  const kept = text.replace(REFUSED, "");
  return /[\p{L}\p{N}]/u.test(kept) ? kept : text;
}
