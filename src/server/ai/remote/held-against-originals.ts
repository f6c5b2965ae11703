import type { Language } from "#domain/language.ts";
import { textLanguage } from "#domain/listings/text-language.ts";
import { isBlank, tidyLine } from "#domain/users/account-rules.ts";
import { createSourceText } from "../../../query-parser/text/source-text.ts";
import { publicText } from "../../public-text.ts";

/** English has about three times as many characters as the same text in Chinese. A longer answer adds something of its own. */
const MOST_TIMES_LONGER = 6;
const LONGER_BY = 100;

const AMOUNT =
  /[£￡]\s?(?<behindSign>\d[\d,]*(?:\.\d+)?)|(?<beforeWord>\d[\d,]*(?:\.\d+)?)\s?(?:pounds?\b|quid\b|英?[镑磅])/giu;
// Line ends stay, other controls are no text.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * Checks a model's translation. Null where a text is missing or far too long, where the answer is in the language of the
 * originals, or where it names a sum that no original has. Contacts and links in it are covered.
 */
export function heldAgainstOriginals(
  answer: Record<string, unknown>,
  originals: Readonly<Record<string, string>>,
  to: Language,
): Record<string, string> | null {
  const pairs = Object.entries(originals).map(([name, original]) => ({
    name,
    original,
    translated: textOf(answer[name]),
  }));
  const all = pairs.map(({ translated }) => translated).join("\n");
  const isComplete = pairs.every(({ original, translated }) => isTextFor(original, translated));
  const from = to === "en" ? "zh" : "en";
  if (!isComplete || textLanguage(all) === from) return null;
  const named = numbersIn(pairs.map(({ original }) => original).join("\n"));
  if (!amountsIn(all).every((amount) => isNamed(amount, named))) return null;
  return Object.fromEntries(pairs.map(({ name, translated }) => [name, publicText(translated)]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? tidyLine(value.toWellFormed().replace(CONTROLS, "")) : "";
}

function isTextFor(original: string, translated: string): boolean {
  return !isBlank(translated) && translated.length <= original.length * MOST_TIMES_LONGER + LONGER_BY;
}

/** Every number of a text, in figures or in words. */
function numbersIn(text: string): ReadonlySet<number> {
  const { canonical } = createSourceText(text);
  return new Set(Array.from(canonical.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits)));
}

function amountsIn(text: string): number[] {
  return Array.from(text.matchAll(AMOUNT), ({ groups }) =>
    Number((groups!["behindSign"] ?? groups!["beforeWord"]!).replaceAll(",", "")),
  );
}

/** 1.2k is £1,200 in full. */
function isNamed(amount: number, numbers: ReadonlySet<number>): boolean {
  return numbers.has(amount) || numbers.has(amount / 1000);
}
