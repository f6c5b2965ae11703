import { MASK, type Span } from "../text/mapped-text.ts";
import { firstGroup, NO_SENSE, parseTable, type LexiconRow } from "./lexicon.ts";

/** A form of a table as it stands in a text: `start` to `end` is what its sense covers, `from` to `to` all that was matched. */
export interface Term extends Span {
  sense: string;
  row: LexiconRow;
  from: number;
  to: number;
}

/** A node of the trie: what may follow there. */
interface Node {
  characters: Map<string, Node> | null;
  /** By what a form writes for a slot, a gap or a bracket. */
  symbols: Partial<Record<Symbol, Node>> | null;
  /** Where the alternatives of a group that ends here go on together. */
  joins: Node[] | null;
  ends: { row: LexiconRow; isOpen: boolean }[] | null;
}

/** All forms of some tables, ready to be found in one pass. */
export interface Lexicon {
  rows: readonly LexiconRow[];
  /** Where the forms go on that begin with a character: most places of a text hold none of them. */
  starts: ReadonlyMap<string, readonly Node[]>;
}

type Symbol = " " | "_" | "#" | "A" | "S" | "[" | "]" | "…";
const SYMBOLS: ReadonlySet<string> = new Set<Symbol>([" ", "_", "#", "A", "S", "[", "]", "…"]);
const OPEN_END = "*";
const NUMBER_SIGN = "№";
const DIGITS = "0123456789".split("");
const GAPS = [" ", "-"];
/** How long the stretch of a clause is that a form leaves open: so many Latin letters; a Chinese character counts as three. */
const LONGEST_STRETCH = 24;

/** The forms of a table. They are built when something is first looked for: a page that reads no text pays nothing. */
export function lexiconOf(table: string): Lexicon {
  let compiled: Lexicon | undefined;
  const built = () => (compiled ??= compileLexicon(parseTable(table)));
  return {
    get rows() {
      return built().rows;
    },
    get starts() {
      return built().starts;
    },
  };
}

/** Builds the trie of all forms. It is as large as the table: the alternatives of a group share what follows them. */
export function compileLexicon(rows: readonly LexiconRow[]): Lexicon {
  const root = newNode();
  for (const row of rows) addForm(root, row, row.form);
  const starts = new Map<string, Node[]>();
  // What a missing group leads to is a beginning of its own: the root of a large table has a hundred of them.
  for (const node of [...(root.joins ?? []), { ...root, joins: null }])
    for (const character of new Set(startsOf(node))) starts.set(character, [...(starts.get(character) ?? []), node]);
  return { rows, starts };
}

function startsOf({ characters, symbols, joins }: Node): string[] {
  const { "#": number, A: amount, S: count, "…": _, ...passed } = symbols ?? {};
  return [
    ...(characters?.keys() ?? []),
    ...((number ?? amount ?? count) ? DIGITS : []),
    ...(passed._ || passed[" "] ? GAPS : []),
    ...[...Object.values(passed), ...(joins ?? [])].flatMap(startsOf),
  ];
}

function newNode(): Node {
  return { characters: null, symbols: null, joins: null, ends: null };
}

function addForm(node: Node, row: LexiconRow, form: string): void {
  const open = form.indexOf("(");
  if (open < 0) {
    const isOpen = form.endsWith(OPEN_END);
    const last = addSymbols(node, isOpen ? form.slice(0, -1) : form);
    (last.ends ??= []).push({ row, isOpen });
    return;
  }
  const { choices, rest } = firstGroup(form);
  const start = addSymbols(node, form.slice(0, open));
  if (rest === "") {
    for (const choice of choices) addForm(start, row, choice);
    return;
  }
  const join = newNode();
  for (const choice of choices) (addSymbols(start, choice).joins ??= []).push(join);
  addForm(join, row, rest);
}

function addSymbols(from: Node, form: string): Node {
  let node = from;
  for (const written of form.split("")) node = followed(node, written);
  return node;
}

function followed(node: Node, written: string): Node {
  if (isSymbol(written)) return ((node.symbols ??= {})[written] ??= newNode());
  node.characters ??= new Map();
  const character = written === NUMBER_SIGN ? "#" : written;
  let next = node.characters.get(character);
  if (next === undefined) node.characters.set(character, (next = newNode()));
  return next;
}

function isSymbol(written: string): written is Symbol {
  return SYMBOLS.has(written);
}

/**
 * The forms that stand in a canonical text, in its order, overlaps kept. What lies inside a longer form is left out: the
 * longer one is the exception to it. Of several that cover the same the one with the most context is right.
 */
export function findTerms(text: string, lexicon: Lexicon): Term[] {
  return withoutCovered(findForms(text, lexicon)).filter(({ sense }) => sense !== NO_SENSE);
}

/** All forms that stand in a text, with the exceptions and what they rule out. */
export function findForms(text: string, { starts }: Lexicon): Term[] {
  const scan: Scan = { text, gapEnds: gapEndsOf(text), found: [] };
  for (let at = 0; at < text.length; at++) {
    const nodes = starts.get(text[at] ?? "");
    if (nodes === undefined) continue;
    if (isLetter(text, at) && isLetter(text, at - 1)) continue;
    if (isDigit(text, at) && isInNumber(text, at)) continue;
    const path = { from: at, at, last: at, cover: at, coverEnd: null, isOver: false };
    for (const node of nodes) walk(scan, node, path);
  }
  return scan.found;
}

/** The first term at each place, which is the longest one there. @param terms In the order of `findTerms`. */
export function termsByStart(terms: readonly Term[]): ReadonlyMap<number, Term> {
  const first = new Map<number, Term>();
  for (const term of terms) if (!first.has(term.start)) first.set(term.start, term);
  return first;
}

interface Scan {
  text: string;
  gapEnds: Uint32Array;
  found: Term[];
}

/** How far a form has been followed in a text. */
interface Path {
  from: number;
  at: number;
  /** Where the form ends if it ends here: no gap is its end. */
  last: number;
  /** Where the covered part begins and ends, once its brackets have been passed. */
  cover: number;
  coverEnd: number | null;
  /** A gap is missing: what stands behind it in the form has to be missing as well ("forget (about|)"). */
  isOver: boolean;
}

function walk(scan: Scan, node: Node, path: Path): void {
  const { text } = scan;
  const { at, isOver } = path;
  if (node.ends !== null) for (const { row, isOpen } of node.ends) addTerm(scan, path, row, isOpen);
  if (node.joins !== null) for (const join of node.joins) walk(scan, join, path);
  if (node.symbols !== null) walkSymbols(scan, node.symbols, path);
  if (isOver || node.characters === null || at >= text.length) return;
  const next = node.characters.get(text[at] ?? "");
  if (next !== undefined) walk(scan, next, passed(path, at + 1));
}

function passed(path: Path, to: number): Path {
  return { ...path, at: to, last: to };
}

function walkSymbols(scan: Scan, symbols: Partial<Record<Symbol, Node>>, path: Path): void {
  const { text, gapEnds } = scan;
  const { at, from, last, isOver } = path;
  const gapEnd = gapEnds[at] ?? at;
  if (symbols["["]) walk(scan, symbols["["], { ...path, last: at, cover: at });
  if (symbols["]"]) walk(scan, symbols["]"], { ...path, last: at, coverEnd: last });
  if (symbols._) walk(scan, symbols._, passed(path, gapEnd));
  if (symbols[" "]) {
    // Two gaps in a row are one, where what stood between them is missing.
    const isGapHere = gapEnd > at || at === from || isGap(text, at - 1);
    walk(scan, symbols[" "], { ...path, at: gapEnd, isOver: isOver || !isGapHere });
  }
  if (isOver) return;
  if (symbols["…"]) for (const to of stretchEnds(text, at)) walk(scan, symbols["…"], passed(path, to));
  if (!isDigit(text, at) || isInNumber(text, at)) return;
  for (const next of [symbols["#"], symbols[integerDigits(text, at) > 2 ? "A" : "S"]]) {
    if (next !== undefined) for (const to of numberEnds(text, at)) walk(scan, next, passed(path, to));
  }
}

/** What ends a clause, and what stands where something has been read already. */
const ENDS_STRETCH: ReadonlySet<string> = new Set([..."\n,.;!?", MASK]);

/** All places up to which a stretch of the same clause may reach that begins at a place. */
function stretchEnds(text: string, at: number): number[] {
  if (isLetter(text, at - 1) && isLetter(text, at)) return [];
  const ends: number[] = [];
  let length = 0;
  for (let to = at; length <= LONGEST_STRETCH && to < text.length && !ENDS_STRETCH.has(text[to] ?? ""); to++) {
    if (!(isLetter(text, to - 1) && isLetter(text, to))) ends.push(to);
    length += (text[to] ?? "") < "\u2e80" ? 1 : 3;
  }
  return ends;
}

function addTerm({ text, found }: Scan, { from, last, cover, coverEnd }: Path, row: LexiconRow, isOpen: boolean): void {
  let to = last;
  if (isOpen) while (isLetter(text, to)) to++;
  else if (isLetter(text, to - 1) && isLetter(text, to)) return;
  else if (isDigit(text, to - 1) && isDigit(text, to)) return;
  const end = Math.min(coverEnd ?? to, to);
  if (end > cover) found.push({ sense: row.sense, row, from, to, start: cover, end });
}

/** Where a number at a place ends, and where the range that it begins ends. */
function numberEnds(text: string, at: number): number[] {
  NUMBER_AT.lastIndex = at;
  const [, number = "", range] = NUMBER_AT.exec(text) ?? [];
  const ends = [at + number.length];
  if (range !== undefined) ends.push(at + number.length + range.length);
  return ends;
}

const NUMBER_AT = /(\d+(?:\.\d+)?)(\s?(?:-|~|到|至|to|or|或)\s?\d+(?:\.\d+)?)?/y;

function integerDigits(text: string, at: number): number {
  let end = at;
  while (isDigit(text, end)) end++;
  return end - at;
}

/** For each place where a gap that begins there ends; computed once, because a run of spaces is passed from each of its places. */
function gapEndsOf(text: string): Uint32Array {
  const ends = new Uint32Array(text.length + 1);
  ends[text.length] = text.length;
  for (let at = text.length - 1; at >= 0; at--) ends[at] = isGap(text, at) ? ends[at + 1]! : at;
  return ends;
}

function isGap(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 45 || (code > 127 && /\s/.test(text[at] ?? ""));
}

/** An underscore joins the words of a name: 'northfield_rabbit' speaks of no pet. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || code === 95;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isInNumber(text: string, at: number): boolean {
  return isDigit(text, at - 1) || (text[at - 1] === "." && isDigit(text, at - 2));
}

function withoutCovered(found: readonly Term[]): Term[] {
  const kept: Term[] = [];
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end || b.to - b.from - (a.to - a.from));
  let reach: Term | undefined;
  for (const term of sorted) {
    const isSame = reach?.start === term.start && reach.end === term.end;
    if (reach !== undefined && isSame && reach.to - reach.from > term.to - term.from) continue;
    if (reach !== undefined && !isSame && term.end <= reach.end) continue;
    kept.push(term);
    reach = term;
  }
  return kept;
}
