import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { AMENITIES } from "../lexicon/tables/amenities.ts";
import { LOCATION } from "../lexicon/tables/location.ts";
import { OCCUPANTS } from "../lexicon/tables/occupants.ts";
import { TENANCY_TERMS } from "../lexicon/tables/tenancy-terms.ts";
import { isRuledOut, stanceOf, type Stance } from "../negation.ts";
import { spellerOf } from "../text/spelling.ts";
import type { SourceText } from "../text/source-text.ts";
import type { Span } from "../text/mapped-text.ts";

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

// Of these the refusal counts, wherever the text also names the thing: "no smokers or pets".
const OPPOSITES = new Map([
  ["pets", "no-pets"],
  ["smoking", "no-smoking"],
]);

const correctSpelling = spellerOf(
  "included including inclusive utilities furnished unfurnished furniture parking balcony washing " +
    "machine dishwasher laundry supermarket smoking smoker guarantor deposit deposits student " +
    "accommodation flexible couple couples friendly female girls station underground campus garden " +
    "elevator internet kitchen kitchenette cooking security storage heating affordable cheaper quiet " +
    "quieter peaceful monthly weekly sublet sublease temporary central centre landlord bicycle wardrobe " +
    "spacious modern instalments university concierge",
  "quite quilt finished smoke smokes heading healing parsing wasting subset guarantee guarantees " +
    "temporal temporarily machines gardens barking marking packing sparking cooling booking looking " +
    "seating beating warden garments girl grills cattle station's statin females smokers centred winter " +
    "sublets guarantors student's students studying stunning central's weekday included's apples modem " +
    "accommodations",
);

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

/** The sense of a row: keywords joined by `+`, and behind a slash the one that a refusal amounts to. */
function tagsOf(text: string, term: Term, stance: Stance): readonly string[] {
  const [wanted = "", refused = ""] = term.sense.split("/");
  if (wanted === "") return isRuledOut(text, term) ? [refused] : [];
  if (stance === "wanted") return wanted.split("+");
  return stance === "refused" && refused !== "" ? [refused] : [];
}

/** What a text wishes for, each keyword once, in the order of the text. */
export function extractWishes({ canonical }: Pick<SourceText, "canonical">): Wish[] {
  return wishesAmong(findWishMentions(canonical));
}

/** What the mentions of a text amount to. */
export function wishesAmong(mentions: readonly WishMention[]): Wish[] {
  const said = new Map<string, Wish>();
  for (const { tags, start, end } of mentions) {
    for (const tag of tags) if (!said.has(tag)) said.set(tag, { tag, start, end });
  }
  return [...said.values()].filter(({ tag }) => !said.has(OPPOSITES.get(tag) ?? ""));
}
