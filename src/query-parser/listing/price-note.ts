import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { cutText } from "./cut-text.ts";

const SHARED_OUT = "平摊|均摊|分摊|平分|对半分?|自付|自理|自己[付交缴]|另付|另算|另[计計]|自己开户|AA";
/** What is paid beside the rent, given back or up for discussion: what the form asks for as a note about the price. */
const COST = new RegExp(
  [
    "押金|定金|deposit|押一付|押[二三两\\d]付|中介费|手续费|转租费|agency fee|\\bfees?\\b",
    // Durham's library is named after Bill Bryson.
    "\\bbills?\\b(?! bryson)|(?<=[包含])bills?|\\brates\\b|账单|帐单|水[电電]|全包|utilit|council ?tax|市政[税稅]",
    "[包含](?:水|电|電|网|網|暖|煤|早|water|gas|electric)",
    "[水电网气暖](?:费|都|全)*[包含]|[水电网气暖]费?[^，。；\\n]{0,8}(?:封顶|上限|限额|allowance)|inclusive of",
    "\\b(?:gas|electric(?:ity)?|leccy|oil|water|heating)\\b[^.\\n]{0,16}\\b(?:split|extra|on top)\\b|\\b(?:in|covered by) the rent\\b",
    "\\b(?:heating|electric(?:ity)?|gas|water|wi-?fi|internet|broadband)\\b[^.\\n]{0,24}\\bincluded\\b",
    "\\bpre-?pa(?:y|id) meter",
    `(?:水|电|電|网|網|气|煤|暖气|gas|electric\\w*|wi-?fi)[^，。,.;；\\n]{0,12}(?:${SHARED_OUT})`,
    "可谈|可议|可刀|negotiable",
    "(?:一共|总共|总价|打包价?|一口价)\\D{0,3}\\d{3}|\\d{3} (?:in total|altogether|for the (?:whole|entire))",
    "\\ball[- ]in(?:c|cl|clusive)?\\b|\\b(?:all|everything) included\\b",
    "\\binc(?:l|lud(?:e|es|ing))?\\.? (?:all|everything|bills|gas|water|heating|electric|council|broadband|wi-?fi)",
    "excluding (?:all|everything|bills|gas|water|electric|council)",
  ].join("|"),
  "i",
);
const RENT = /[£￡]\s?\d|\d\s?(?:镑|磅|pcm|pw|p\/w|gbp)|\brent\b|租金|房租|月租|周租|价格|per (?:week|month|calendar)/i;
const FACILITY =
  "(?:bills|gas|electric(?:ity)?|water|heating|broadband|internet|light|wi-?fi|council tax|laundry|tv licen[cs]e)\\b";
/** 'Bills, wifi and laundry': the comma parts no clauses. */
const IN_A_LIST = `(?<=\\b${FACILITY})[，,]\\s?(?:and |& |the )*${FACILITY}`;
// Neither inside brackets nor in 1,050; the point of "incl." ends nothing.
const CLAUSE = new RegExp(
  [
    "[。！!\\n|｜]|(?<!included)[？?]",
    `(?!${IN_A_LIST})(?:(?<!\\d)[，,;；](?![^(（\\n]*[)）])|(?<=\\d)[，,;；](?!\\d{3}|[^(（\\n]*[)）]))`,
    "(?<!\\b(?:approx|incl?|excl?|max|min))\\.(?=\\s|$)",
  ].join("|"),
  "i",
);
const CLAUSE_AND_END = new RegExp(`(?<=${CLAUSE.source})`, "i");
const HAN = /\p{Script=Han}/u;
/** The last of what a sentence counts up ('Includes gym, cinema, bills') says nothing by itself. */
const ALONE = /^(?:and )?(?:bills?|utilities|deposit|fees?|水电|账单|押金)$/i;
/** Words in a row without a comma, from which only those about costs are quoted: "1b1b £230 pw 不包bill 2.1入住". */
const LEAST_OF_A_ROW = 5;

/** Whether a sentence speaks of nothing but the rent and what is paid beside it. */
export function isPriceNote(sentence: string): boolean {
  const clauses = clausesOf(sentence);
  return (
    clauses.some((clause) => COST.test(clause)) && clauses.every((clause) => COST.test(clause) || RENT.test(clause))
  );
}

/**
 * A Chinese sentence without its clauses about costs beside the rent, which the note about the price has. An English one
 * stays as it is: its clauses lean on each other.
 */
export function withoutPriceNote(sentence: string): string {
  if (!HAN.test(sentence) || !COST.test(sentence)) return sentence;
  const parts = sentence.split(CLAUSE_AND_END).filter((clause) => !COST.test(clause));
  // The sentence ends as it did, or the next one would run on into it.
  const end = /[；;。！!？?\s]*$/.exec(sentence)?.[0] ?? "";
  return parts.join("").replace(/[，,；;。！!？?\s]*$/, "") + end;
}

/** The clauses of a text about costs beside the rent, on one line; null without any. */
export function extractPriceNote(lines: readonly string[]): string | null {
  const found = [
    ...new Set(
      lines
        .flatMap(clausesOf)
        .filter((clause) => COST.test(clause) && !ALONE.test(clause))
        .map(costsOf),
    ),
  ];
  const separator = found.some((clause) => HAN.test(clause)) ? "；" : "; ";
  return cutText(found.join(separator), LISTING_TEXT_LENGTHS.price_description);
}

/** What goes with the word behind it: 'inc bills', 'bills & council tax'. */
const GOES_WITH_NEXT = "\\b(?:inc|incl|including|excl|excluding|no|all|plus)\\.?|[&+]";
const GOES_WITH_LAST = "(?:tax|inc|incl|included|excluded|capped|at|about|around|each|pp|extra)\\b|[&+£]";
const BETWEEN_WORDS = new RegExp(`(?<!${GOES_WITH_NEXT})\\s+(?!${GOES_WITH_LAST}|[(（]|[^(（]*[)）])`, "i");

function costsOf(clause: string): string {
  if (clause.split(/\s+/).length < LEAST_OF_A_ROW || !HAN.test(clause)) return clause;
  return (
    clause
      .split(BETWEEN_WORDS)
      .filter((word) => COST.test(word))
      .join(" ") || clause
  );
}

function clausesOf(text: string): string[] {
  return text
    .split(CLAUSE)
    .map((clause) => clause.replace(ORNAMENT, "").trim())
    .filter((clause) => clause !== "");
}

const ORNAMENT = /^[\s\p{Extended_Pictographic}\ufe0f•·*✅-]+|[\s\p{Extended_Pictographic}\ufe0f~～.]+$/gu;
