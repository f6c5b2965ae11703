import { anyOf } from "./any-of.ts";

const LINK = "[\\s,]*(?:的话?|以上)?\\s*(?:(?:就|都|一律|也|还是|is|are|would be|will be|it's|that's)\\s*)*";
const REFUSAL = anyOf(
  "不(?:考虑|要|行|租|看|谈|可以?|接受|用联系|必联系)",
  "免(?:谈|扰)|勿(?:扰|联系|约)|拒绝?|算了|别(?:找|联系|来)|打扰",
  "太贵了?|贵了|超预算了?|超出预算|超了",
  "(?:just |way |a bit |far )?too (?:much|expensive|dear|steep|high|pricey)",
  "(?:out of|above|over|beyond) (?:my|our|the) (?:budget|range|reach)",
  "(?:not|no) (?:ok|good|possible|an option|considered|thanks|way)|won't work|unaffordable",
);
const REJECTION = new RegExp(`^${LINK}${REFUSAL}`);

/** Whether what follows a price refuses it, so that its bound is the other one: 超过200不考虑, "over 200 is too much". */
export function isRejection(behind: string): boolean {
  return REJECTION.test(behind);
}
