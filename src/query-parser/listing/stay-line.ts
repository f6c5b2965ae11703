import { extractStay } from "../dates/extract-stay.ts";
import type { Stay } from "../dates/resolve-stay.ts";
import { phrases } from "../text/pattern.ts";
import { createSourceText, MASK } from "../text/source-text.ts";

/** Words that only lead to the days of a stay. */
const LABELS = phrases(
  {
    zh: ["租期 | 租约 | 合同期? | 入住 | 起租 | 起止 | 开始 | 时间 | 日期 | 退[房租宿] | 搬入 | [从自到至起可住的期]"],
    en: [
      "available | availability | from | until | till? | to | and | move[- ]?(in|out) | moving | start(s|ing)? | ends?",
      "dates? | period | tenancy | contract | lease | let | runs? | now | onwards? | between",
    ],
  },
  "gi",
);
/** A word more says something besides. */
const MOST_OTHER_LETTERS = 2;
/** Conditions, which no field but the texts has. */
const LEAST_STAY = /最少|最短|至少|\bmin\b|minimum|at least|可短|续/i;

/** Whether a sentence of an offer says when the room can be had, as its days are read, and nothing else. */
export function isStayLine(sentence: string, stay: Stay, today: string): boolean {
  if (LEAST_STAY.test(sentence)) return false;
  const source = createSourceText(sentence);
  const { begin, end } = extractStay(source, today, { isOffer: true });
  if ((begin ?? end) === null || !isPart(begin, stay.begin) || !isPart(end, stay.end)) return false;
  const rest = source.remaining.replaceAll(MASK, " ").replace(LABELS, "");
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= MOST_OTHER_LETTERS;
}

function isPart(day: string | null, ofStay: string | null): boolean {
  return day === null || day === ofStay;
}
