import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { ROOM_COUNTS } from "../lexicon/tables/room-counts.ts";
import { ROOMS } from "../lexicon/tables/rooms.ts";
import { NO_ROOM_WORDS, ROOM_WORDS } from "../lexicon/tables/spellings.ts";
import { stanceOf, type Stance } from "../negation.ts";
import { blank, type Span } from "../text/mapped-text.ts";
import { MASK, type SourceText } from "../text/source-text.ts";
import { spellerOf } from "../text/spelling.ts";
import { LONGEST_SEARCH, weightOf } from "../text/text-weight.ts";
import { countedHomes } from "./bedroom-counts.ts";

/** A kind of room as a text names it, before its role is known. */
export interface NamedRoom extends Span {
  /** studio, ensuite, single, room, double, flatshare, 1b1b, 2b, 2b1b … */
  type: string;
  /** How much it says: of several mentions the strongest is meant. */
  strength: number;
  /** Whether bedrooms are counted: 2b1b. */
  isCount: boolean;
  /** What the text says of it. A refusal may ask for it: 'no shared bathroom'. */
  stance: Stance;
}

const KINDS = lexiconOf(ROOMS);
const COUNTS = lexiconOf(ROOM_COUNTS);

/** The type and the strength of each sense of the table of rooms. */
const TYPES: ReadonlyMap<string, readonly [type: string, strength: number]> = new Map([
  ["studio", ["studio", 4]],
  ["selfContained", ["studio", 3.5]],
  ["ensuite", ["ensuite", 4]],
  ["oneBedroom", ["1b1b", 4]],
  ["double", ["double", 3]],
  ["forOne", ["single", 3]],
  ["single", ["room", 3]],
  ["roomInShare", ["room", 2.5]],
  ["flatshare", ["flatshare", 2]],
  ["sharing", ["flatshare", 2]],
  ["room", ["room", 1]],
  ["mates", ["flatshare", 0.5]],
]);
/** More than any room and flatmates say, less than a kind of room. */
export const ALONE_STRENGTH = 1.5;
/** More than the kinds that a listing may mention beside a counted home. */
const COUNT_STRENGTH = 4;

const correctSpelling = spellerOf(ROOM_WORDS, NO_ROOM_WORDS);

/** What tells of a home, what its author leaves, and what wishes. */
const CUES: ReadonlySet<string> = new Set(["told", "left", "wish"]);

/** The rooms that a text names, in its order, and the words that tell a memory from a wish. */
export function findRooms({ remaining, canonical }: SourceText): { rooms: NamedRoom[]; cues: Term[] } {
  const { text, origins } = correctSpelling(remaining);
  const written = <T extends Span>(span: T): T => {
    const [start, end] = [origins[span.start] ?? 0, origins[span.end] ?? 0];
    return { ...span, start, end };
  };
  const homes = countedHomes(text, findTerms(text, COUNTS));
  const withoutHomes = blank(text, homes, MASK);
  const terms = findTerms(text, KINDS).filter(({ start, end }) => !withoutHomes.slice(start, end).includes(MASK));
  const said = terms.map(written);
  const counted = homes
    .map(written)
    .map((home) => Object.assign(home, { strength: COUNT_STRENGTH, isCount: true, stance: stanceOf(canonical, home) }));
  return {
    rooms: [...said.flatMap((term) => roomsOf(term, canonical)), ...counted].sort((a, b) => a.start - b.start),
    cues: said.filter(({ sense }) => CUES.has(sense)),
  };
}

/** To live alone is to refuse what is shared, less than to say so. A letter may tell who lives alone now. */
function aloneIn(canonical: string, { start, end }: Span): NamedRoom[] {
  if (weightOf(canonical) > LONGEST_SEARCH || stanceOf(canonical, { start, end }) !== "wanted") return [];
  return [{ type: "flatshare", strength: ALONE_STRENGTH, isCount: false, stance: "refused", start, end }];
}

/** The room that a term names, if any. A sense behind a slash is a room that only a refusal asks for. */
function roomsOf({ sense, start, end }: Term, canonical: string): NamedRoom[] {
  if (sense === "alone") return aloneIn(canonical, { start, end });
  const isDemand = sense.startsWith("/");
  const kind = TYPES.get(isDemand ? sense.slice(1) : sense);
  if (kind === undefined) return [];
  const stance = stanceOf(canonical, { start, end });
  // 'Sharing' alone may be of anything, 'not sharing' is of a home.
  if ((isDemand || sense === "sharing") && stance !== "refused") return [];
  return [{ type: kind[0], strength: kind[1], isCount: false, stance: isDemand ? "wanted" : stance, start, end }];
}
