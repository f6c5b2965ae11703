import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { lexiconOf, findTerms } from "../lexicon/find-terms.ts";
import { COSTS } from "../lexicon/tables/costs.ts";
import { clausesWithEnds, cutText } from "./text-parts.ts";

const LEXICON = lexiconOf(COSTS);
const HAN = /\p{Script=Han}/u;
/** The last of what a sentence counts up ('Includes gym, cinema, bills') says nothing by itself. */
const ALONE = /^(?:and )?(?:bills?|utilities|deposit|fees?|水电|账单|押金)$/i;
/** Words in a row without a comma, from which only those about costs are quoted: "1b1b £230 pw 不包bill 2.1入住". */
const LEAST_OF_A_ROW = 6;

/** Whether a sentence speaks of nothing but the rent and what is paid beside it. */
export function isPriceNote(sentence: string): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some(isOfCost) && clauses.every((clause) => isOfCost(clause) || speaksOfRent(clause));
}

function speaksOfRent(clause: string): boolean {
  return findTerms(clause.toLowerCase(), LEXICON).some(({ sense }) => sense === "rent");
}

/** Whether a clause speaks of what is paid beside the rent, given back or up for discussion: what the form asks for as a note about the price. */
function isOfCost(clause: string): boolean {
  const terms = findTerms(clause.toLowerCase(), LEXICON);
  const lastShared = terms.findLast(({ sense }) => sense === "sharing")?.start ?? 0;
  return terms.some(({ sense, end }) => sense === "cost" || (sense === "utility" && end <= lastShared));
}

/**
 * A Chinese sentence without its clauses about costs beside the rent, which the note about the price has. An English one
 * stays as it is: its clauses lean on each other.
 */
export function withoutPriceNote(sentence: string): string {
  if (!HAN.test(sentence) || !isOfCost(sentence)) return sentence;
  const parts = clausesWithEnds(sentence).filter((clause) => !isOfCost(clause));
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
        .filter((clause) => isOfCost(clause) && !ALONE.test(clause))
        .map(costsOf),
    ),
  ];
  const separator = found.some((clause) => HAN.test(clause)) ? "；" : "; ";
  return cutText(found.join(separator), LISTING_TEXT_LENGTHS.price_description);
}

/** Of words in a row those from the first about costs to the last: "1b1b £230 pw 不包bill 2.1入住". */
function costsOf(clause: string): string {
  if (clause.split(/\s+/).length < LEAST_OF_A_ROW || !HAN.test(clause)) return clause;
  const terms = findTerms(clause.toLowerCase(), LEXICON);
  const first = terms.find(({ sense }) => sense !== "rent")?.start ?? 0;
  const last = Math.max(...terms.map(({ end }) => end));
  const rest = /^[^(（]*[)）]|^\S*/.exec(clause.slice(last))?.[0] ?? "";
  return clause.slice(clause.lastIndexOf(" ", first) + 1, last + rest.length);
}

function clausesOf(text: string): string[] {
  return clausesWithEnds(text)
    .map((clause) => clause.replace(END, "").replace(ORNAMENT, "").trim())
    .filter((clause) => clause !== "");
}

const END = /[。！!\n|｜，,;；？?.]$/u;
const ORNAMENT = /^[\s\p{Extended_Pictographic}\ufe0f•·*✅-]+|[\s\p{Extended_Pictographic}\ufe0f~～.]+$/gu;
