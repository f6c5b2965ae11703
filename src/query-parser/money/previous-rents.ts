import type { SourceText } from "../text/source-text.ts";
import { anyOf } from "../text/pattern.ts";
import { POUNDS } from "../text/shared-words.ts";
import { AMOUNT, LINK, PERIOD } from "./non-rent-money.ts";
import { PERIODS, type Period } from "./rent-periods.ts";
import type { Price } from "./price.ts";

const PAID = anyOf(
  "(?:my )?(?:brother|sister|friend|mate|flatmate|he|she|they)s?(?: all| both| only)? (?:paid|pays?)",
  "(?:i|we)(?:'ve| have)? (?:each |both |only |just )*paid|(?:was|were|been|currently|now) paying|currently pay|used to pay|(?:current|old|last|previous) rent(?: is| was)?",
  "(?:去年|[以之]前|原[来本]|现在|目前)(?:的?(?:房租|租金)|[只才都是]|[每1]个?[周月])*(?:[付交花]了?|(?<=租金?)要?)",
);
const LOWERED =
  "(?:\\bwas|originally|previously|usually|normally|original(?: rent| price)?|reduced from|down from|平时要?|正价|市价|本来是?|原价|原来|之前|原合同(?:\\s?\\d+\\s?周)?|原房?租金?)\\s?";
const CHEAPER = "(?:补贴?|降价?|减|优惠)";
// £165→£140, "dropped from £184 to £150", £199/周 现补贴到£180/周: no range.
const SINGLE = "£?\\s?\\d+(?:\\.\\d+)?";
const LOWERED_TO = [
  `(?<![\\d-])${SINGLE}${PERIOD}\\s?(?:→|➡|[-=]+>)\\s?(?=(?:现在?|now|仅|只要)?\\s?£\\s?\\d|\\d{2,4}\\s?(?:${POUNDS}|p\\/?w|\\/|每))`,
  `\\b(?:dropped|reduced|lowered|cut|down) from ${SINGLE}${PERIOD}\\s?(?=(?:down )?to\\s?£?\\s?\\d)`,
  `(?<![\\d-])${SINGLE}${PERIOD}[,\\s]{0,2}(?=(?:现在?(?:${CHEAPER}(?:到|至|后|为)?|只要|仅需|只收|转)?|${CHEAPER}(?:到|至|后|为))\\s?£?\\s?\\d{2,4}(?!\\d|\\s?[月.]))`,
];
const PAYING = "(?:i'?m|i am|we're|we are) (?:each )?paying";
const NOW = "\\b(?:now|currently|at the moment|atm|at present)\\b";
const EACH = "(?:\\s(?:each|per person|pp|all in|inc\\w* bills|with bills))?";

const PATTERNS = [
  ...LOWERED_TO,
  `${PAID}${LINK}${AMOUNT}${EACH}${PERIOD}`,
  `${PAYING}${LINK}${AMOUNT}${EACH}${PERIOD}(?=[^,.;!?\\n\\u0001]{0,24}?${NOW})`,
  `${LOWERED}${AMOUNT}${PERIOD}`,
  `(?<=(?:current|old|last|previous|present|own) (?:lease|place|room|flat|house|halls?|contract|tenancy)[^.;!?\\n£\\d]{0,24})£\\s?\\d+(?:\\.\\d+)?${PERIOD}`,
  `(?:put(?:ting|s)?|rais(?:ing|ed|es)|increas(?:ing|ed|es)|hik(?:ing|ed)|涨[租价]?)[^.;!?\\n\\d]{0,20}(?:from ${SINGLE}${PERIOD}\\s?)?(?:to|到)\\s?${AMOUNT}${PERIOD}`,
  // 合同价£181，实付£161.
  `合同价?格?${LINK}${AMOUNT}${PERIOD}(?=[^\\n]{0,30}(?:实付|实际|你?只?[要需]?付)\\D{0,4}\\d)`,
  `rent${LINK}${AMOUNT}${PERIOD}(?=[^.;!?\\n]{0,60}\\byou(?:'d| would| will|'ll)? (?:only|just) pay\\b)`,
  `(?:our|my) £\\d+(?:\\.\\d+)?[- ]an?[- ](?:month|week)(?=[- ](?:flat|place|room|house|studio))`,
  `(?<=\\bout of (?:my |our )?(?:halls?|here|there|uni)[^.;!?\\n£\\d]{0,10})£\\s?\\d+(?:\\.\\d+)?${PERIOD}`,
  `(?:i|we) pay${LINK}${AMOUNT}${PERIOD}(?=[^.;!?\\n]{0,30}\\b(?:will take|would take|happy to take|you(?:'d| would| will)? (?:only )?pay|asking)\\b)`,
].map((pattern) => new RegExp(pattern, "g"));
const WRITTEN_PERIODS = Object.entries(PERIODS).map(([period, written]): [Period, RegExp] => [
  period as Period,
  new RegExp(`(?:${written})$`),
]);

/**
 * Masks the rents of a text that are paid so far or were asked before: "we paid 118 each", 现在房租500. Answered are those
 * with a period, which a bare number beside them ("but no more than 525") shares.
 */
export function takePreviousRents(source: SourceText): Price[] {
  return PATTERNS.flatMap((pattern) => source.consume(pattern, previousRent)).filter(({ period }) => period !== null);
}

function previousRent([written]: RegExpExecArray): Omit<Price, "start" | "end"> {
  const high = Number(/\d+(?:\.\d+)?/.exec(written)?.[0]);
  const period = WRITTEN_PERIODS.find(([, pattern]) => pattern.test(written))?.[0] ?? null;
  return { low: null, high, period, nearness: "exact", isBound: false, isPrevious: true };
}
