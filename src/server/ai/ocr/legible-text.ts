import { correctBills } from "./correct-bills.ts";
import { correctPostcodes } from "./correct-postcodes.ts";
import { correctPounds } from "./correct-pounds.ts";
import type { Answered, ReadLine } from "./ocr-messages.ts";

/** What can be made of an answer of the engine. */
export interface LegibleText {
  /** Empty where nothing, or nothing legible, is written. */
  text: string;
  /** 0 to 100: how sure the engine is of the lines that are kept, by their letters. */
  confidence: number;
  /** The more letters and the surer, the more. */
  evidence: number;
}

/** Lines below this are curtains and tiles; so are answers whose mean is below the other. */
const LEAST_OF_LINE = 50;
const LEAST_OF_ANSWER = 45;
/** Photos without writing keep nothing, or single letters with 60; posters get 70 and more. */
const LEAST_CONFIDENCE = 60;
const LEAST_LETTERS = 8;

const NOTHING: LegibleText = { text: "", confidence: 0, evidence: 0 };

/** The lines that are legible, put right where the engine is known to err; nothing when there are too few of them. */
export function legibleText({ lines, confidence: ofAll }: Answered): LegibleText {
  const kept = lines
    .filter(({ confidence }) => confidence >= LEAST_OF_LINE)
    .map(withoutMarks)
    .filter(hasLetters);
  const letters = sum(kept, () => 1);
  const confidence = letters === 0 ? 0 : sum(kept, (line) => line.confidence) / letters;
  const isLegible = letters >= LEAST_LETTERS && confidence >= LEAST_CONFIDENCE && ofAll >= LEAST_OF_ANSWER;
  if (!isLegible) return { ...NOTHING, confidence: Math.min(confidence, ofAll) };
  const text = kept.map((line) => line.text).join("\n");
  return {
    text: correctBills(correctPostcodes(correctPounds(text))),
    confidence,
    evidence: sum(kept, (line) => line.confidence - LEAST_OF_LINE),
  };
}

/** Edges of a poster and of speech bubbles are read as strokes beside the words. */
const LONE_MARKS = /(?<=^|\s)[|~=_«»“”"‘’'—–-]+(?=\s|$)/gu;

function withoutMarks({ text, confidence }: ReadLine): ReadLine {
  return { text: text.replace(LONE_MARKS, (mark) => (/^[—–-]$/.test(mark) ? mark : "")).trim(), confidence };
}

function hasLetters({ text }: ReadLine): boolean {
  return lettersOf(text) >= 2;
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Of a figure of each line, as often as the line has letters. */
function sum(lines: readonly ReadLine[], figureOf: (line: ReadLine) => number): number {
  return lines.reduce((total, line) => total + lettersOf(line.text) * figureOf(line), 0);
}
