import { WORD_START } from "./text/pattern.ts";

const MINUTES = String.raw`(?:\d{1,2}\s?(?:-|~|到|至|to)\s?)?(\d{1,2})\s?-?\s?`;
const ON_FOOT = String.raw`(?:步行|走路|脚程)[^\d,.;!?\n]{0,8}?`;
const WALK_BEFORE = String.raw`${WORD_START}walk(?:ing|able)?(?! to)[^\d,.;!?\n]{0,16}?`;
const WALKS = [
  `${ON_FOOT}${MINUTES}(?:分|min)`,
  String.raw`${MINUTES}分钟?(?:以内|之内|内)?的?(?:步行|走路|脚程)`,
  String.raw`${MINUTES}min(?:ute)?s?'?s?\s(?:walk|on foot)`,
  `${WALK_BEFORE}${MINUTES}min`,
].map((pattern) => new RegExp(pattern));

/** How many minutes on foot a canonical text is ready to go; null where it does not say. */
export function walkingTimeIn(canonical: string): number | null {
  for (const walk of WALKS) {
    const minutes = walk.exec(canonical)?.[1];
    if (minutes !== undefined && Number(minutes) > 0) return Number(minutes);
  }
  return null;
}
