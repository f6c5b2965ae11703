import { groupBy } from "#domain/group-by.ts";
import { findForms, type Lexicon, type Term } from "../../lexicon/find-terms.ts";
import { NO_SENSE } from "../../lexicon/lexicon.ts";
import { remembering } from "../../text/remembering.ts";

/** The words of a table that stand around the places of a text. Where an exception of it stands, no other word counts. */
export interface Cues {
  /** Whether a word of a sense stands directly before a place: 'in Leeds', 'near the Strand', 'to central London'. */
  areBefore(sense: string, place: number): boolean;
  /** Whether one begins in the same clause, at most so many characters behind a place and a space. */
  areBehind(sense: string, place: number, within?: number): boolean;
  /** Whether one covers exactly what stands from one place to another. */
  areAt(sense: string, start: number, end: number): boolean;
}

const ENDS_CLAUSE: ReadonlySet<string> = new Set(",.;!?\n");
const ARTICLE = /(?:^|[^a-z])(the|central) *$/;

/** Finds the words of a table around places; a text is asked about for each of them. */
export function cuesOf(lexicon: Lexicon): (text: string) => Cues {
  return remembering(1, (text) => cuesIn(text, findForms(text, lexicon)));
}

function cuesIn(text: string, terms: readonly Term[]): Cues {
  const byStart = groupBy(terms, ({ start }) => start);
  const byEnd = groupBy(terms, ({ end }) => end);
  const isAmong = (found: readonly Term[] = [], sense: string) =>
    found.some((term) => term.sense === sense) && found.every((term) => term.sense !== NO_SENSE);
  return {
    areBefore: (sense, place) => endsBefore(text, place).some((end) => isAmong(byEnd.get(end), sense)),
    areBehind(sense, place, within = 0) {
      const from = text[place] === " " ? place + 1 : place;
      for (let at = from; at <= from + within && !ENDS_CLAUSE.has(text[at] ?? ""); at++) {
        if (isAmong(byStart.get(at), sense)) return true;
      }
      return false;
    },
    areAt: (sense, start, end) =>
      isAmong(
        byStart.get(start)?.filter((term) => term.end === end),
        sense,
      ),
  };
}

/** Where a word may end that stands before a place: with or without the spaces and the article between. */
function endsBefore(text: string, place: number): number[] {
  const end = withoutSpaces(text, place);
  const article = ARTICLE.exec(text.slice(Math.max(0, end - 8), end))?.[1];
  return article === undefined ? [end] : [end, withoutSpaces(text, end - article.length)];
}

function withoutSpaces(text: string, place: number): number {
  let end = place;
  while (text[end - 1] === " ") end--;
  return end;
}
