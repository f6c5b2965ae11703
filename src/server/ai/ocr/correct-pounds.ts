/** What the engine takes a pound sign for, where nothing but one makes sense. */
const MISREAD = "[&€₤EeFf人]";
const AMOUNT = String.raw`\d{1,2},?\d{2,3}(?:\.\d\d)?`;
const WEEKLY = String.raw`(?:\/\s?(?:周|w)|pw\b|p\.w|per\s?week|a\sweek)`;
const UNIT = String.raw`(?:${WEEKLY}|\/|pcm?\b|per\b|a\smonth\b|每|一?个?[周月])`;
const RENT = String.raw`(?:租金?|房租|每周|每月|一周|价格|rent|price)\s?[:：]?\s?`;

const BEFORE_UNIT = new RegExp(String.raw`(?<![\p{L}\d])${MISREAD}\s?(?=${AMOUNT}\s?${UNIT})`, "giu");
// Three digits at least: 'E15' is a place. Nor does a postcode's second half follow.
const AFTER_RENT = new RegExp(String.raw`(?<=${RENT})${MISREAD}\s?(?=\d,?\d{2,3}(?!\d|\s?\d[a-z]{2}\b))`, "giu");
// No room costs thousands a week; its pound sign was taken for a digit.
const AS_DIGIT = new RegExp(String.raw`(?<![\d£,.])[4-68](?=[1-9]\d\d\s?${WEEKLY})`, "giu");

/** A text with pound signs where the engine has read something else before a sum that is told by the week or month. */
export function correctPounds(text: string): string {
  return text.replace(BEFORE_UNIT, "£").replace(AFTER_RENT, "£").replace(AS_DIGIT, "£");
}
