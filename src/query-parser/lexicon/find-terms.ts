import { MASK, type Span } from "../text/mapped-text.ts";
import { firstGroup, NO_SENSE, parseTable, type LexiconRow } from "./lexicon.ts";

/** A form of a table as it stands in a text: `start` to `end` is what its sense covers, `from` to `to` all that was matched. */
export interface Term extends Span {
  sense: string;
  row: LexiconRow;
  from: number;
  to: number;
}

/** A node of the trie: what may follow there, by its character or by what a form writes for a slot, a gap or a bracket. */
interface Node {
  characters: Map<string, Node> | null;
  symbols: Map<string, Node> | null;
  /** Where the alternatives of a group that ends here go on together. */
  joins: Node[] | null;
  ends: { row: LexiconRow; isOpen: boolean }[] | null;
}

/** All forms of a table, ready to be found in one pass. */
export interface Lexicon {
  table: string;
  /**
   * By the character with which a form begins the nodes of a trie from which it is followed. Built when something is first looked
   * for: a page that reads no text pays nothing.
   */
  roots?: ReadonlyMap<string, readonly Node[]>;
}

const SYMBOLS: ReadonlySet<string> = new Set([" ", "_", "#", "A", "S", "[", "]", "…"]);
const OPEN_END = "*";
const NUMBER_SIGN = "№";
const DIGITS = "0123456789".split("");
const GAPS: ReadonlySet<string> = new Set([" ", "-", "\u00a0", "\u3000"]);
/** How many spaces and hyphens are one gap. */
const LONGEST_GAP = 40;
/** How long the stretch of a clause is that a form leaves open: so many Latin letters; a Chinese character counts as three. */
const LONGEST_STRETCH = 24;

/** The forms of a table. */
export function lexiconOf(table: string): Lexicon {
  return { table };
}

/** The trie is as large as the table: the alternatives of a group share what follows them. */
function rootsOf(table: string): ReadonlyMap<string, readonly Node[]> {
  const trie = newNode();
  for (const row of parseTable(table)) addForm(trie, row, row.form);
  const roots = new Map<string, Node[]>();
  for (const root of [...(trie.joins ?? []), { ...trie, joins: null }]) {
    for (const start of new Set(startsOf(root))) roots.set(start, [...(roots.get(start) ?? []), root]);
  }
  return roots;
}

function startsOf({ characters, symbols, joins }: Node): string[] {
  const behind = Array.from(symbols ?? [], ([symbol, next]) => {
    if ("#AS".includes(symbol)) return DIGITS;
    return " _".includes(symbol) ? [...GAPS, ...startsOf(next)] : startsOf(next);
  });
  return [...(characters?.keys() ?? []), ...behind.flat(), ...(joins ?? []).flatMap(startsOf)];
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
  for (const written of form.split("")) {
    const children = SYMBOLS.has(written) ? (node.symbols ??= new Map()) : (node.characters ??= new Map());
    const character = written === NUMBER_SIGN ? "#" : written;
    const next = children.get(character) ?? newNode();
    children.set(character, next);
    node = next;
  }
  return node;
}

/**
 * The forms that stand in a canonical text, in its order, overlaps kept. What lies inside a longer form is left out: the
 * longer one is the exception to it. Of several that cover the same the one with the most context is right.
 */
export function findTerms(text: string, lexicon: Lexicon): Term[] {
  return withoutCovered(findForms(text, lexicon)).filter(({ sense }) => sense !== NO_SENSE);
}

/** The forms that stand in a part of a text, by their places in the whole: a longer form that goes beyond it hides none. */
export function termsWithin(text: string, from: number, to: number, lexicon: Lexicon): Term[] {
  const offset = Math.max(0, from);
  const terms = findTerms(text.slice(offset, to), lexicon);
  for (const term of terms) for (const place of ["start", "end", "from", "to"] as const) term[place] += offset;
  return terms;
}

/** All forms that stand in a text, with the exceptions and what they rule out. */
export function findForms(text: string, lexicon: Lexicon): Term[] {
  const roots = (lexicon.roots ??= rootsOf(lexicon.table));
  const scan: Scan = { text, found: [], numbers: new Map() };
  for (let at = 0; at < text.length; at++) {
    const here = roots.get(text[at] ?? "");
    if (here === undefined) continue;
    if (isLetter(text, at) && isLetter(text, at - 1)) continue;
    if (isDigit(text, at) && isInNumber(text, at)) continue;
    for (const root of here) walk(scan, root, { from: at, at, last: at, cover: at, coverEnd: null, isOver: false });
  }
  return scan.found;
}

/** The first term at each place, which is the longest one there. @param terms In the order of `findTerms`. */
export function termsByStart(terms: readonly Term[]): ReadonlyMap<number, Term> {
  return new Map(terms.toReversed().map((term) => [term.start, term]));
}

interface Scan {
  text: string;
  found: Term[];
  /** The number read at each place, kept because many forms begin with one. */
  numbers: Map<number, { slots: string; ends: number[] }>;
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

function walk(scan: Scan, from: Node, path: Path): void {
  let node: Node | undefined = from;
  let { at, last } = path;
  while (node !== undefined) {
    const { characters, ends, joins, symbols }: Node = node;
    // A path for each letter would be too many.
    if (ends !== null || joins !== null || symbols !== null) {
      const here = { ...path, at, last };
      for (const { row, isOpen } of ends ?? []) addTerm(scan, here, row, isOpen);
      for (const join of joins ?? []) walk(scan, join, here);
      for (const [symbol, next] of symbols ?? []) walkSymbol(scan, symbol, next, here);
    }
    node = path.isOver ? undefined : characters?.get(scan.text[at] ?? "");
    at += 1;
    last = at;
  }
}

function walkSymbol(scan: Scan, symbol: string, next: Node, path: Path): void {
  const { text } = scan;
  const { at, from, last, isOver } = path;
  const pass = (...ends: number[]) => ends.forEach((to) => walk(scan, next, { ...path, at: to, last: to }));
  if (symbol === "[") return walk(scan, next, { ...path, last: at, cover: at });
  if (symbol === "]") return walk(scan, next, { ...path, last: at, coverEnd: last });
  if (symbol === "_") return pass(gapEnd(text, at));
  if (symbol === " ") {
    // Two gaps in a row are one, where what stood between them is missing.
    const isGapHere = isGap(text, at) || at === from || isGap(text, at - 1);
    return walk(scan, next, { ...path, at: gapEnd(text, at), isOver: isOver || !isGapHere });
  }
  if (isOver) return;
  if (symbol === "…") return pass(...stretchEnds(text, at));
  if (isDigit(text, at) && !isInNumber(text, at)) pass(...numberEnds(scan, at, symbol));
}

/** The marks that end a clause, and the mask of a part that has been read. */
const ENDS_STRETCH: ReadonlySet<string> = new Set([..."\n,.;!?", MASK]);

/** All places up to which a stretch of the same clause may reach that begins at a place. */
function stretchEnds(text: string, at: number): number[] {
  if (isLetter(text, at - 1) && isLetter(text, at)) return [];
  const ends: number[] = [];
  let length = 0;
  for (let to = at; length <= LONGEST_STRETCH && to < text.length; to++) {
    if (!(isLetter(text, to - 1) && isLetter(text, to))) ends.push(to);
    if (ENDS_STRETCH.has(text[to] ?? "")) break;
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

const NUMBER_AT = /((\d+)(?:\.\d+)?)(\s?(?:-|~|到|至|to|or|或)\s?\d+(?:\.\d+)?)?/y;

/** Where a number at a place ends that a slot may hold, and where the range ends that it begins. */
function numberEnds({ text, numbers }: Scan, at: number, slot: string): number[] {
  let read = numbers.get(at);
  if (read === undefined) {
    NUMBER_AT.lastIndex = at;
    const [whole = "", number = "", integer = ""] = NUMBER_AT.exec(text) ?? [];
    // In 'SE1 - 2 bed' no range begins.
    const ends = isLetter(text, at - 1) ? [number.length] : [...new Set([number.length, whole.length])];
    read = { slots: integer.length > 2 ? "#A" : "#S", ends: ends.map((length) => at + length) };
    numbers.set(at, read);
  }
  return read.slots.includes(slot) ? read.ends : [];
}

function gapEnd(text: string, at: number): number {
  let end = at;
  while (end - at < LONGEST_GAP && isGap(text, end)) end++;
  return end;
}

function isGap(text: string, at: number): boolean {
  return GAPS.has(text[at] ?? "");
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
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end || contextOf(b) - contextOf(a));
  for (const term of sorted) {
    const last = kept.at(-1);
    const isSame = last?.start === term.start && last.end === term.end;
    const isCovered = last !== undefined && (isSame ? contextOf(last) > contextOf(term) : term.end <= last.end);
    if (!isCovered) kept.push(term);
  }
  return kept;
}

function contextOf({ from, to }: Term): number {
  return to - from;
}
