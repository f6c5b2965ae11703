import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { AMENITIES } from "../lexicon/tables/amenities.ts";
import { BRIEF_WISHES } from "../lexicon/tables/brief-wishes.ts";
import { LOCATION } from "../lexicon/tables/location.ts";
import { OCCUPANTS } from "../lexicon/tables/occupants.ts";
import { NO_WISH_WORDS, WISH_WORDS } from "../lexicon/tables/spellings.ts";
import { TENANCY_TERMS } from "../lexicon/tables/tenancy-terms.ts";
import { isRuledOut, stanceOf, type Stance } from "../negation.ts";
import { spellerOf } from "../text/spelling.ts";
import type { Span } from "../text/mapped-text.ts";
import { weightOf } from "../text/text-weight.ts";

/** Something that is asked of a room beside its place, dates, price and type. */
export interface Wish extends Span {
  /** A keyword: "pets", "bills-included" … */
  tag: string;
}

/** What a text says of a thing that is in the tables of wishes. */
export interface WishMention extends Span {
  stance: Stance;
  /** The keywords that it amounts to; none where it asks for nothing. */
  tags: readonly string[];
}

const LEXICON = lexiconOf(OCCUPANTS + TENANCY_TERMS + LOCATION + AMENITIES);
const BRIEF = lexiconOf(BRIEF_WISHES);
/** So much is no more than a few words. */
const BRIEF_WEIGHT = 60;

// Of these the refusal counts, wherever the text also names the thing: "no smokers or pets".
const OPPOSITES = new Map([
  ["pets", "no-pets"],
  ["smoking", "no-smoking"],
]);

const correctSpelling = spellerOf(WISH_WORDS, NO_WISH_WORDS);

/**
 * All mentions of what a room may have or ask for, in the order of a canonical text. Typos in longer English words are
 * forgiven. A refusal may be a wish of its own (no-pets), and what nobody wants (a guarantor) is one only if it is ruled out.
 */
export function findWishMentions(canonical: string): WishMention[] {
  const { text, origins } = correctSpelling(canonical);
  return findTerms(text, LEXICON).map((term) => {
    const stance = stanceOf(text, term);
    const [start, end] = [origins[term.start] ?? 0, origins[term.end] ?? 0];
    return { start, end, stance, tags: tagsOf(text, term, stance) };
  });
}

/** The mentions that are wishes in a search of a few words alone: 'bills', 急. */
export function findBriefWishes(canonical: string): WishMention[] {
  if (weightOf(canonical) > BRIEF_WEIGHT) return [];
  return findTerms(canonical, BRIEF)
    .map(({ sense, start, end }) => ({ start, end, stance: stanceOf(canonical, { start, end }), tags: [sense] }))
    .filter(({ stance }) => stance === "wanted");
}

/** The sense of a row: keywords joined by `+`, and behind a slash the one that a refusal amounts to. */
function tagsOf(text: string, term: Term, stance: Stance): readonly string[] {
  const [wanted = "", refused = ""] = term.sense.split("/");
  if (wanted === "") return isRuledOut(text, term) ? [refused] : [];
  if (stance === "wanted") return wanted.split("+");
  return stance === "refused" && refused !== "" ? [refused] : [];
}

/** The wishes of a text's mentions, each keyword once. */
export function wishesAmong(mentions: readonly WishMention[]): Wish[] {
  const said = new Map<string, Wish>();
  for (const { tags, start, end } of mentions) {
    for (const tag of tags) if (!said.has(tag)) said.set(tag, { tag, start, end });
  }
  return [...said.values()].filter(({ tag }) => !said.has(OPPOSITES.get(tag) ?? ""));
}
