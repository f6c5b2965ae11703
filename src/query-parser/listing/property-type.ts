import type { PropertyType } from "#domain/listings/listing-choices.ts";
import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { PROPERTY_TYPES } from "../lexicon/tables/property-types.ts";
import { isNegated } from "../negation.ts";

const LEXICON = lexiconOf(PROPERTY_TYPES);
/** So many words that speak for a residence make one, where none speaks against it. */
const LEAST_FOR_STUDENTS = 2;
/** Characters from where both kinds of home are named to where it is said that either does, before or behind. */
const REACH = 60;
/** Characters between the names of both kinds: 'halls for postgrads or private'. */
const MOST_BETWEEN = 20;
/** Behind these the author tells of a home no longer. */
const TURNS = /[,.;!?\n找求想要]|\b(?:looking|want|need|after)\b/;

/** Where a term names a kind of home in one of some manners: that kind. */
function kindOf({ sense }: Term, manners: readonly string[] = ["says", "brand", "plain", "any"]): PropertyType | null {
  const [manner = "", kind] = sense.split("/");
  return manners.includes(manner) ? (kind as PropertyType) : null;
}

/** Where a text names a kind of home (`says`), or a company or a building (`brand`). */
export function homesIn(canonical: string, manner: "says" | "brand", terms = findTerms(canonical, LEXICON)): Term[] {
  return terms.filter((term) => kindOf(term, [manner]) !== null);
}

/** What is left of the two kinds when a text refuses one of them: 不要学生公寓 leaves ordinary homes. */
function unrefusedPropertyType(canonical: string, terms: readonly Term[], manners = ["says"]): PropertyType | null {
  const refused = terms.filter(({ start, end }) => isNegated(canonical, start, end));
  const [first, other] = new Set(refused.flatMap((term) => kindOf(term, manners) ?? []));
  if (first === undefined || other !== undefined) return null;
  return first === "student" ? "social" : "student";
}

/** The kind of home to which a search is limited: the one that it takes alone, or leaves by refusing the other. */
export function wantedPropertyType(canonical: string): PropertyType | null {
  const terms = findTerms(canonical, LEXICON);
  const only = terms.find((term) => kindOf(term, ["only"]) !== null && !isNegated(canonical, term.start, term.end));
  return (
    unrefusedPropertyType(canonical, terms, ["says", "people"]) ?? (only === undefined ? null : kindOf(only, ["only"]))
  );
}

/**
 * Whether a text is about a student residence or an ordinary flat or house; where it refuses one of them, the other; null where
 * it does not tell.
 * @param isOffer The text offers a room: its landlord, agency or lease tells of an ordinary home, where who looks for a room may
 *   speak of the one that is left.
 */
export function extractPropertyType(canonical: string, { isOffer = false } = {}): PropertyType | null {
  const all = findTerms(canonical, LEXICON);
  const terms = isOffer ? all : all.filter((term) => kindOf(term) === null || !isOwnHome(canonical, term, all));
  const first = (...manners: readonly string[]) => terms.flatMap((term) => kindOf(term, manners) ?? [])[0];
  return (
    unrefusedPropertyType(canonical, terms) ??
    first("only") ??
    first("says", "brand") ??
    first("plain") ??
    (isOffer ? likelyType(terms) : null)
  );
}

/** Whether a term names the home that an author who looks for a room has: 现在住学生公寓, 'stuck in Unite'. */
function isOwnHome(canonical: string, { start }: Term, terms: readonly Term[]): boolean {
  const told = terms.findLast((term) => term.sense === "told" && term.end <= start);
  return told !== undefined && start - told.end <= REACH && !TURNS.test(canonical.slice(told.end, start));
}

/** The kind of home that landlord, lease and rooms of an offer speak for. */
function likelyType(terms: readonly Term[]): PropertyType | null {
  const rowsFor = (kind: PropertyType) =>
    new Set(terms.filter((term) => kindOf(term, ["perhaps"]) === kind).map(({ row }) => row)).size;
  if (rowsFor("social") > 0) return "social";
  return rowsFor("student") >= LEAST_FOR_STUDENTS ? "student" : null;
}

/** Whether a text says of both kinds of home that either does: 学生公寓或者社会房都可以, "student halls or private, either's fine". */
export function takesEitherType(canonical: string): boolean {
  const terms = findTerms(canonical, LEXICON);
  const kinds = terms.filter((term) => kindOf(term) !== null && !isOwnHome(canonical, term, terms));
  return kinds.some((kind, at) => {
    const next = kinds[at + 1];
    if (next === undefined || kindOf(next) === kindOf(kind) || next.start - kind.end > MOST_BETWEEN) return false;
    // 'Not bothered whether it's halls or private' refuses neither.
    const isOneRefused = [kind, next].some(({ start, end }) => isNegated(canonical, start, end));
    const [from, until] = isOneRefused ? [MOST_BETWEEN, 0] : [REACH, next.end - kind.start + REACH];
    return terms.some(
      ({ sense, start, end }) => sense === "either" && end > kind.start - from && start < kind.start + until,
    );
  });
}
