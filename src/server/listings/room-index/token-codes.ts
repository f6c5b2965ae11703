import { cutToken, hanTokens } from "#domain/keyword.ts";

const HAN = /^\p{Script=Han}/u;
const SPACE = 32;
const NONE = -1;

/**
 * Gives every token of the titles a number, counting from 0. Chinese characters and pairs are most of all
 * tokens and are looked up by their character codes: as strings they would take five times as long.
 */
export class TokenCodes {
  readonly #characters = new Int32Array(0x10000).fill(NONE);
  readonly #pairs = new Map<number, number>();
  readonly #words = new Map<string, number>();
  readonly #isHan = new Int8Array(0x10000).fill(NONE);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Words and symbols, sorted by code units. */
  words(): string[] {
    return [...this.#words.keys()].filter((token) => !HAN.test(token)).sort();
  }

  /** The number of a token; -1 when no title has it. */
  codeOf(token: string): number {
    const first = token.charCodeAt(0);
    if (token.length === 1 && this.#han(first)) return this.#characters[first] ?? NONE;
    const second = token.charCodeAt(1);
    if (token.length === 2 && this.#han(first) && this.#han(second))
      return this.#pairs.get(pairKey(first, second)) ?? NONE;
    return this.#words.get(token) ?? NONE;
  }

  /** Gives the numbers of a search text's tokens, new ones where need be; a token may come more than once. */
  eachToken(searchText: string, onCode: (code: number) => void): void {
    let start = 1;
    while (start <= searchText.length) {
      const space = searchText.indexOf(" ", start);
      const end = space === NONE ? searchText.length : space;
      if (end > start) this.#eachOfRun(searchText, start, end, onCode);
      start = end + 1;
    }
  }

  #eachOfRun(text: string, start: number, end: number, onCode: (code: number) => void): void {
    if (!this.#isCommonHanRun(text, start, end)) {
      const run = text.slice(start, end);
      for (const token of HAN.test(run) ? hanTokens(run) : [cutToken(run)]) onCode(this.#word(token));
      return;
    }
    let last = SPACE;
    for (let at = start; at < end; at++) {
      const character = text.charCodeAt(at);
      onCode(this.#character(character));
      if (last !== SPACE) onCode(this.#pair(last, character));
      last = character;
    }
  }

  // Rare characters beyond U+FFFF take the slow way.
  #isCommonHanRun(text: string, start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (!this.#han(text.charCodeAt(at))) return false;
    return true;
  }

  #han(character: number): boolean {
    const known = this.#isHan[character] ?? 0;
    if (known !== NONE) return known === 1;
    const isHan = HAN.test(String.fromCharCode(character));
    this.#isHan[character] = Number(isHan);
    return isHan;
  }

  #character(character: number): number {
    const known = this.#characters[character] ?? NONE;
    return known === NONE ? (this.#characters[character] = this.#count++) : known;
  }

  #pair(first: number, second: number): number {
    const key = pairKey(first, second);
    let code = this.#pairs.get(key);
    if (code === undefined) this.#pairs.set(key, (code = this.#count++));
    return code;
  }

  #word(token: string): number {
    // A rare Han run's common characters must have one number, whichever way they were found.
    const known = this.codeOf(token);
    if (known !== NONE) return known;
    const first = token.charCodeAt(0);
    if (token.length === 1 && this.#han(first)) return this.#character(first);
    if (token.length === 2 && this.#han(first) && this.#han(token.charCodeAt(1)))
      return this.#pair(first, token.charCodeAt(1));
    this.#words.set(token, this.#count);
    return this.#count++;
  }
}

function pairKey(first: number, second: number): number {
  return (first << 16) | second;
}
