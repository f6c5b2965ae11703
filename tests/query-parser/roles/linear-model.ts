import { scoreOf, type Weights } from "../../../src/query-parser/roles/linear-scorer.ts";

/** A mention with what speaks for or against its role, and whether it has it. */
export interface Example {
  /** Who wrote its text: a labelled set, or a part of one. */
  author: string;
  /** Where it stands, for a reader of the misses. */
  shown: string;
  features: readonly string[];
  hasRole: boolean;
  /** The examples with the same number compete: one of them at most is chosen. Without it an example stands for itself. */
  choice?: number;
}

/** How a model that has not seen an author reads their texts. */
export interface Judged {
  author: string;
  precision: number;
  recall: number;
  misses: { example: Example; score: number }[];
}

/**
 * How much less likely the examples have to be without a weight for it to be kept: it does not pay for chance or for little. The
 * more features there are beside the examples, the higher it has to be.
 */
export const PENALTY = 1;
/** Passes end when no weight moves by half a hundredth. */
const CONVERGED = 0.005;
const MOST_PASSES = 300;
/** Without a limit steps that overshoot to both sides would double for ever. */
const MOST_REACH = 1;

/** A feature, the examples that have it, and its weight. */
interface Column {
  rows: number[];
  weight: number;
  /** By so much it may move at once, as Newton's steps may overshoot. */
  reach: number;
}

/** An example while the weights are learnt. */
interface Row {
  odds: number;
  hasRole: boolean;
  choice: Choice;
}

/** The examples that compete, and the sums of the odds: of all with "none of them", and of those that are right. */
interface Choice {
  rows: Row[];
  all: number;
  right: number;
}

/**
 * Learns a logistic regression with an L1 penalty by coordinate descent; most of its weights are zero. Returns the others in
 * hundredths. Examples that compete are a multinomial choice, in which "none of them" has the odds of 1.
 */
export function learn(examples: readonly Example[], penalty = PENALTY): Weights {
  const columns = columnsOf(examples);
  const rows = rowsOf(examples);
  for (let pass = 0, largest = 1; pass < MOST_PASSES && largest > CONVERGED; pass++) {
    largest = 0;
    for (const column of columns.values()) largest = Math.max(largest, Math.abs(improve(column, rows, penalty)));
  }
  return Object.fromEntries(
    [...columns]
      .map(([feature, { weight }]) => [feature, Math.round(weight * 100)] as const)
      .filter(([, weight]) => weight !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function columnsOf(examples: readonly Example[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const [row, { features }] of examples.entries())
    for (const feature of features) {
      const column = columns.get(feature) ?? { rows: [], weight: 0, reach: 1 };
      column.rows.push(row);
      columns.set(feature, column);
    }
  return columns;
}

function rowsOf(examples: readonly Example[]): Row[] {
  const choices = new Map<number, Choice>();
  const rows = examples.map(({ hasRole, choice: number }, index) => {
    const key = number ?? -1 - index;
    const choice = choices.get(key) ?? { rows: [], all: 1, right: 0 };
    const row: Row = { odds: 1, hasRole, choice };
    choices.set(key, choice);
    choice.rows.push(row);
    return row;
  });
  choices.forEach(sumOdds);
  return rows;
}

/** Afresh each time: what is added and taken away leaves rounding errors as great as a small sum. */
function sumOdds(choice: Choice): void {
  choice.all = choice.rows.reduce((sum, { odds }) => sum + odds, 1);
  choice.right = choice.rows.reduce((sum, { odds, hasRole }) => sum + (hasRole ? odds : 0), 0);
}

/** Moves the weight of a feature to where the examples are likeliest, all other weights being as they are. @returns By how much. */
function improve(column: Column, rows: readonly Row[], penalty: number): number {
  let [slope, curvature] = [0, 1e-9];
  for (const at of column.rows) {
    const { odds, hasRole, choice } = rows[at]!;
    const likelihood = odds / choice.all;
    // Of several that are right any one may be chosen.
    slope += likelihood - (hasRole ? odds / choice.right : 0);
    curvature += likelihood * (1 - likelihood);
  }
  const free = column.weight - slope / curvature;
  const shrunk = Math.sign(free) * Math.max(0, Math.abs(free) - penalty / curvature);
  const change = Math.max(-column.reach, Math.min(column.reach, shrunk - column.weight));
  column.weight += change;
  column.reach = Math.min(MOST_REACH, Math.max(2 * Math.abs(change), column.reach / 2));
  if (change === 0) return 0;
  const factor = Math.exp(change);
  for (const at of column.rows) rows[at]!.odds *= factor;
  for (const at of column.rows) sumOdds(rows[at]!.choice);
  return change;
}

/** Leaves each author out in turn, learns from the others, and judges the texts that were left out. */
export function leaveEachOut(examples: readonly Example[], penalty: number): Judged[] {
  return [...new Set(examples.map(({ author }) => author))].map((author) => {
    const others = examples.filter((example) => example.author !== author);
    const own = examples.filter((example) => example.author === author);
    const weights = learn(others, penalty);
    return judged(author, own, ({ features }) => scoreOf(features, weights));
  });
}

/** Compares scores with the labels of one author. */
function judged(author: string, examples: readonly Example[], score: (example: Example) => number): Judged {
  const scored = examples.map((example) => ({ example, score: score(example) }));
  const found = scored.filter(({ score: one }) => one > 0);
  const right = found.filter(({ example }) => example.hasRole).length;
  const wanted = examples.filter(({ hasRole }) => hasRole).length;
  return {
    author,
    precision: right / (found.length || 1),
    recall: right / (wanted || 1),
    misses: scored.filter(({ example, score: one }) => one > 0 !== example.hasRole),
  };
}

/** Precision and recall over several authors, each weighed by its examples. */
export function overall(
  examples: readonly Example[],
  results: readonly Judged[],
): { precision: number; recall: number } {
  const misses = results.flatMap((result) => result.misses);
  const wanted = examples.filter(({ hasRole }) => hasRole).length;
  const lost = misses.filter(({ example }) => example.hasRole).length;
  const invented = misses.length - lost;
  return { precision: (wanted - lost) / (wanted - lost + invented || 1), recall: (wanted - lost) / (wanted || 1) };
}
