import type { Span } from "../text/source-text.ts";

const ALTERNATIVE =
  /^(?:s|的|房子?|间|公寓| ?(?:flat|apartment|room|place)s?)?\s*,?\s*(?:(?:\bor\b|\band\/or\b|或者?是?|还是|要么|要不|、|\/)\s*)+(?:(?:an?|the|even|maybe|perhaps|just|possibly|else|是|找|1个)\s*)*$/;

/** Whether two things that stand one after the other in a text are offered as a choice: "a studio or a 1 bed", 利兹/曼城. */
export function isAlternative(text: string, first: Span, second: Span): boolean {
  return ALTERNATIVE.test(text.slice(first.end, second.start));
}
