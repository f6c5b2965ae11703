import { anyOf } from "../text/pattern.ts";

const LINK = "[\\s,]*(?:的话?|以上)?\\s*(?:(?:就|都|一律|也|还是|is|are|would be|will be|it's|that's)\\s*)*";
// 至少130 不要中介 refuses the agent: a verb refuses the price only where no other thing is its object.
const OBJECT =
  "(?!了|的|哈|哦|啊|嘛|谢|吧|呢|就|因为|推|发|来|给|联系|打扰|私|加我|约|thx|thanks|pls|please)[a-z\\d£\\u0001\\u4e00-\\u9fff]";
const VERB = "(?:不(?:考虑|要|租|看|谈|接受)|拒绝?|别(?:找|联系|来))";
const REFUSAL = anyOf(
  `(?<=^[^\\s,]*)${VERB}(?!${OBJECT})|${VERB}(?!\\s*${OBJECT})`,
  "不(?:行|可以?|用联系|必联系)",
  "免(?:谈|扰)|勿(?:扰|联系|约)|算了|打扰",
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
