import { coverPostcodes } from "../postcodes/public-postcode.ts";
import { roomKindsIn } from "./fit/room-type.ts";
import { keywordRuns, runsOf, spokenTextOf, type Run } from "./keyword.ts";
import { keywordWords, type KeywordWord } from "./keyword-words.ts";
import { cityFact, districtFact, kindFact } from "./room-facts.ts";
import { factNeedle } from "./search-text.ts";

/**
 * What a room must have: every term, each in one of its forms or as one of its facts. Without terms every room
 * has it.
 */
export interface KeywordQuery {
  terms: readonly Term[];
  /** 'cheap' and 便宜 are no text that a title must have: the cheapest come first. */
  byPrice: boolean;
}

export interface Term {
  /** Its runs as they were typed, by which titles rank. */
  typed: readonly Run[];
  /** Runs as keyword.ts makes them, of which the title has one; only a corrected word has more than one. */
  forms: readonly Run[];
  /** Facts of which the room has one. */
  facts: readonly string[];
  /** Facts that count as well where few rooms have all terms: of a university, its city. */
  wider: readonly string[];
  /** Done without where no room has all terms. */
  isSoft: boolean;
}

/** Reads a keyword: names and kinds in any spelling become facts, all else is a word that titles have. */
export function keywordQuery(keyword: string): KeywordQuery {
  // A whole postcode, with its blank or without, asks for its district.
  const text = spokenTextOf(coverPostcodes(keyword));
  if (text === "") return { terms: keywordRuns(keyword).map(literalTerm), byPrice: false };
  const pieces = piecesOf(text);
  const weighty = pieces.filter(({ kind }) => kind !== "filler" && kind !== "price");
  const byPrice = pieces.some(({ kind }) => kind === "price");
  const counted = weighty.length > 0 || byPrice ? weighty : pieces;
  return { terms: withoutRepetitions(counted.map(termOf)), byPrice };
}

/** Below so many matches, rooms that nearly have what was named come behind them. */
export const FEW_MATCHES = 20;

/** The query with what nearly means the same: with a university, all of its city. Null where nothing is named that has it. */
export function widerQuery({ terms, byPrice }: KeywordQuery): KeywordQuery | null {
  if (terms.every(({ wider }) => wider.length === 0)) return null;
  return { terms: terms.map((term) => ({ ...term, facts: [...term.facts, ...term.wider], wider: [] })), byPrice };
}

/** The text that a search text has when a title has the form: Han anywhere, a word or symbol by its beginning. */
export function needleOf({ kind, text }: Run): string {
  return kind === "han" ? text : ` ${text}`;
}

/** Whether a room has the keyword. @param searchText As `roomSearchText` makes it. */
export function hasKeyword({ terms }: KeywordQuery, searchText: string): boolean {
  return terms.every((term) => needlesOf(term).some((needle) => searchText.includes(needle)));
}

/** Texts of which a search text has one when its room has the term. */
export function needlesOf({ forms, facts }: Term): string[] {
  return [...forms.map(needleOf), ...facts.map(factNeedle)];
}

/** A part of a keyword: a name or another known word, or else one word or stretch of Chinese. */
interface Piece {
  text: string;
  /** Where it ends in the keyword's text. */
  end: number;
  kind: KeywordWord["kind"] | "unknown";
  facts: readonly string[];
  wider: readonly string[];
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let place = 0; place < text.length;) {
    const piece = districtAt(text, place) ?? bedroomsAt(text, place) ?? wordAt(text, place) ?? unknownAt(text, place);
    const last = pieces.at(-1);
    // Chinese that is no name goes on to the next name.
    if (piece.kind === "unknown" && last?.kind === "unknown" && last.end === place && text[place] !== " ") {
      last.text += piece.text;
      last.end = piece.end;
    } else if (piece.text !== "") {
      pieces.push(piece);
    }
    place = piece.end;
  }
  return pieces;
}

function wordAt(text: string, place: number): Piece | null {
  const match = keywordWords().at(text, place);
  if (match === null) return null;
  const meant = match.meanings.filter((meaning) => meaning.kind === "fact");
  return {
    text: text.slice(place, match.end).trim(),
    end: match.end,
    kind: match.meanings[0]?.kind ?? "unknown",
    facts: meant.map(({ fact }) => fact),
    wider: meant.flatMap(({ wider }) => (wider === null ? [] : [wider])),
  };
}

const DISTRICT = /^ ([a-z]{1,2}\d[a-z\d]?)(?= |$)/;

function districtAt(text: string, place: number): Piece | null {
  const match = DISTRICT.exec(text.slice(place));
  if (match === null) return null;
  const [written, district = ""] = match;
  return factPiece(district, place + written.length, districtFact(district));
}

const NUMBER = "(?:[1-5一二两三四五]|one|two|three|four|five)";
const BEDROOMS = new RegExp(
  `^ ?${NUMBER} ?(?:b(?:ed(?:s|rooms?)?)?|[室房居])(?: ?${NUMBER} ?厅)?(?: ?${NUMBER} ?(?:b(?:a(?:th(?:s|rooms?)?)?)?|卫))?(?![a-z\\d])`,
);

function bedroomsAt(text: string, place: number): Piece | null {
  const written = BEDROOMS.exec(text.slice(place))?.[0];
  if (written === undefined) return null;
  // The last one says most: bathrooms as well as bedrooms.
  const kind = roomKindsIn(written).at(-1);
  return kind === undefined ? null : factPiece(written.trim(), place + written.length, kindFact(kind));
}

function factPiece(text: string, end: number, fact: string): Piece {
  return { text, end, kind: "fact", facts: [fact], wider: [] };
}

/** A word with its space, or one Chinese character; a space before Chinese is nothing. */
function unknownAt(text: string, place: number): Piece {
  const isWord = text[place] === " " && !HAN.test(text.slice(place + 1));
  const next = text.indexOf(" ", place + 1);
  const end = isWord ? (next === -1 ? text.length : next) : place + (text.codePointAt(place)! > 0xffff ? 2 : 1);
  const word = text.slice(place, end).trim();
  return { text: word, end, kind: "unknown", facts: [], wider: [] };
}

const HAN = /^\p{Script=Han}/u;
const SHORT_UNIVERSITY = /^\p{Script=Han}大$/u;
/** A shorter word is no town's name. */
const SHORTEST_CITY = 3;

function termOf({ text, kind, facts, wider }: Piece): Term {
  const runs = runsOf(text);
  const [run] = runs;
  const isTown = kind === "unknown" && run?.kind === "word" && text.length >= SHORTEST_CITY;
  // What is written in several words is found by its facts, however titles have it; so is what ordinary words have in
  // them: 谢大 is in 谢谢大家.
  const isByFactAlone = facts.length > 0 && (runs.length > 1 || SHORT_UNIVERSITY.test(text));
  return {
    typed: runs,
    forms: isByFactAlone ? [] : runs,
    facts: isTown ? [cityFact(text)] : facts,
    wider,
    isSoft: kind === "soft",
  };
}

function literalTerm(run: Run): Term {
  return { typed: [run], forms: [run], facts: [], wider: [], isSoft: false };
}

function withoutRepetitions(terms: readonly Term[]): Term[] {
  const keys = terms.map((term) => JSON.stringify(term));
  return terms.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
