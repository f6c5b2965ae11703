import * as fc from "fast-check";

/** What people paste with a value and nobody sees. */
const INVISIBLE = [
  "\u200b",
  "\u200c",
  "\u200d",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u202e",
  "\u2060",
  "\u2063",
  "\u2066",
  "\u2069",
  "\u00ad",
  "\ufeff",
  "\ufe0f",
  "\u061c",
  "\u180e",
];
const BLANKS = [" ", "\u00a0", "\u3000", "\u2009", "\u202f", "\u2003"];
const HYPHENS = ["-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\uff0d", "\ufe63"];

type Spelling = (character: string, chosen: number) => string;

function pick(from: readonly string[], chosen: number): string {
  return from[chosen % from.length]!;
}

const wide: Spelling = (character, chosen) =>
  chosen % 3 === 0 && character > " " && character <= "~"
    ? String.fromCharCode(character.charCodeAt(0) + 0xfee0)
    : character;
const invisible: Spelling = (character, chosen) => (chosen % 4 === 0 ? character + pick(INVISIBLE, chosen) : character);
const blanks: Spelling = (character, chosen) => (character === " " ? pick(BLANKS, chosen) : character);
const hyphens: Spelling = (character, chosen) => (character === "-" ? pick(HYPHENS, chosen) : character);
const capitals: Spelling = (character, chosen) => (chosen % 2 === 0 ? character.toUpperCase() : character);

/** How a value may be spelt without becoming another one. */
export const SPELLINGS = { wide, invisible, blanks, hyphens, capitals };

/** A value as people paste it: each of its characters spelt in some of the ways, blanks and the invisible around it. */
export function decorated(value: string, ways: readonly (keyof typeof SPELLINGS)[]): fc.Arbitrary<string> {
  const choices = fc.array(fc.nat(1000), { minLength: value.length + 2, maxLength: value.length + 2 });
  return choices.map((chosen) => {
    const spelt = Array.from(value, (character, at) =>
      ways.reduce(
        (text, way) => Array.from(text, (each) => SPELLINGS[way](each, chosen[at]! + way.length)).join(""),
        character,
      ),
    ).join("");
    return pick(BLANKS, chosen.at(-2)!) + pick(INVISIBLE, chosen.at(-1)!) + spelt + pick(BLANKS, chosen.at(-1)!);
  });
}
