import { FEW_FLATMATES } from "#domain/search/fit/judge-flatmates.ts";
import { areSeveral, MOST_PEOPLE } from "#domain/search/fit/needed-home.ts";
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

/** The sense of a form that counts who will live there. */
const PEOPLE = "#-people";

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
    .filter((term) => stanceOf(canonical, term) === "wanted")
    .map((term) => {
      const { start, end } = term;
      return { start, end, stance: "wanted", tags: tagsOf(canonical, term, "wanted") };
    });
}

/** The sense of a row: keywords joined by `+`, and behind a slash the one that a refusal amounts to. */
function tagsOf(text: string, term: Term, stance: Stance): readonly string[] {
  const [wanted = "", refused = ""] = term.sense.split("/");
  if (wanted === "") return isRuledOut(text, term) ? [refused] : [];
  if (stance === "wanted") return wanted.split("+").flatMap((tag) => (tag === PEOPLE ? peopleIn(text, term) : [tag]));
  return stance === "refused" && refused !== "" ? [refused] : [];
}

/** So many as a form counts, with those that its note adds: as many live in one home. */
function peopleIn(text: string, { start, end, row }: Term): string[] {
  const people = Number(/\d+/.exec(text.slice(start, end))?.[0]) + Number(row.note);
  if (people === 1) return ["1-person"];
  return people >= 2 && people < 10 ? [`${Math.min(people, MOST_PEOPLE)}-people`] : [];
}

/** The wishes of a text's mentions, each keyword once. */
export function wishesAmong(mentions: readonly WishMention[]): Wish[] {
  const said = new Map<string, Wish>();
  for (const { tags, start, end } of mentions) {
    for (const tag of tags) if (!said.has(tag)) said.set(tag, { tag, start, end });
  }
  const tags = [...said.keys()];
  return [...said.values()].filter(({ tag }) => !isVoid(tag, tags));
}

const COUNT = /^\d-people$/;

/** Whether other wishes say better what a wish says: 'me and 3 friends' are four, and 'max 2 other people' are no group. */
function isVoid(tag: string, tags: readonly string[]): boolean {
  if (tag === "1-person") return areSeveral(tags);
  if (COUNT.test(tag)) return tags.some((other) => other === FEW_FLATMATES || (COUNT.test(other) && other > tag));
  return tags.includes(OPPOSITES.get(tag) ?? "");
}
