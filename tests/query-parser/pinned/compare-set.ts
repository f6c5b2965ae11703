import { isDeepStrictEqual } from "node:util";
import type { LabelledSet, Reading, Score } from "../labelled/labelled-set.ts";
import { pinnedAnswer, readSnapshot, wholeAnswer, type PinnedAnswer } from "./snapshot.ts";

/** What a changed field was and is by its label. */
export const VERDICTS = ["right → wrong", "wrong → right", "both wrong", "both right", "not labelled"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One field that is answered differently; undefined where it is left open. */
export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
  verdict: Verdict;
}

/** A labelled line with another answer than the pinned one. */
export interface ChangedLine {
  id: string;
  text: string;
  fields: ChangedField[];
}

/** The answers of now beside the pinned ones. */
export interface SetComparison {
  set: string;
  changed: ChangedLine[];
  /** Labelled lines without a pinned answer, and pinned answers without a labelled line. */
  unpinned: string[];
  unlabelled: string[];
  /** Lines, and how many of them are right by their label. Only lines that are pinned count. */
  lines: number;
  rightBefore: number;
  rightAfter: number;
  /** What accepting it writes. */
  answers: ReadonlyMap<string, PinnedAnswer>;
}

/** Holds the answers of now against the pinned ones and both against the labels. @param snapshot By the ids of the lines. */
export function compareSet<Line extends { id: string }, Answer extends object>(
  set: LabelledSet<Line, Answer>,
  readings: readonly Reading<Line, Answer>[],
  snapshot: ReadonlyMap<string, PinnedAnswer> = readSnapshot(set.name),
): SetComparison {
  const answers = new Map(readings.map(({ line, answer }) => [line.id, pinnedAnswer(answer)]));
  const pairs = readings.flatMap(({ line, answer }) => {
    const before = snapshot.get(line.id);
    if (before === undefined) return [];
    const after = pinnedAnswer(answer);
    const is = set.score(line, answer);
    const was = isDeepStrictEqual(before, after) ? is : set.score(line, wholeAnswer(before, answer));
    return [{ line, was, is, before, after }];
  });
  return {
    set: set.name,
    changed: pairs
      .map(({ line, ...pair }) => ({ id: line.id, text: set.textOf(line), fields: changedFields(pair) }))
      .filter(({ fields }) => fields.length > 0),
    unpinned: [...answers.keys()].filter((id) => !snapshot.has(id)),
    unlabelled: [...snapshot.keys()].filter((id) => !answers.has(id)),
    lines: pairs.length,
    rightBefore: pairs.filter(({ was }) => was.isRight).length,
    rightAfter: pairs.filter(({ is }) => is.isRight).length,
    answers,
  };
}

/** Nothing to accept. */
export function isAsPinned({ changed, unpinned, unlabelled }: SetComparison): boolean {
  return changed.length + unpinned.length + unlabelled.length === 0;
}

interface Pair {
  before: PinnedAnswer;
  after: PinnedAnswer;
  was: Score;
  is: Score;
}

function changedFields({ before, after, was, is }: Pair): ChangedField[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      field,
      before: before[field],
      after: after[field],
      verdict: verdictOf(field, was, is),
    }));
}

function verdictOf(field: string, was: Score, is: Score): Verdict {
  const [wasWrong, isWrong] = [was.wrong.has(field), is.wrong.has(field)];
  if (wasWrong) return isWrong ? "both wrong" : "wrong → right";
  if (isWrong) return "right → wrong";
  return is.judged.includes(field) ? "both right" : "not labelled";
}
