import { scoreOf, type Weights } from "../../../src/query-parser/roles/linear-scorer.ts";

/** A mention with what speaks for or against its role, and whether it has it. */
export interface Example {
  /** Who wrote its text: a labelled set, or a part of one. */
  author: string;
  /** Where it stands, for a reader of the misses. */
  shown: string;
  features: readonly string[];
  hasRole: boolean;
}

/** How a model that has not seen an author reads their texts. */
export interface Judged {
  author: string;
  precision: number;
  recall: number;
  misses: { example: Example; score: number }[];
}

const EPOCHS = 14;
const STEP = 0.3;
const SHRINK = 2e-3;
/** What is seen less often is chance. */
const LEAST_COUNT = 4;
/** Weights below this say too little to be kept. */
const LEAST_WEIGHT = 0.05;

/**
 * Learns a logistic regression by AdaGrad. Deterministic: the order of the examples is shuffled by a fixed seed.
 * Returns weights in hundredths, the small ones left out.
 */
export function learn(seen: readonly Example[]): Weights {
  const examples = withoutRare(seen);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const order = examples.map((_, index) => index);
  const random = seeded(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const index of order) step(examples[index]!, weights, squares);
  }
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, weight]) => [key, Math.round(weight * 100)]),
  );
}

function withoutRare(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isFrequent = (feature: string) => (counts.get(feature) ?? 0) >= LEAST_COUNT;
  return examples.map((example) => ({ ...example, features: example.features.filter(isFrequent) }));
}

function step({ features, hasRole }: Example, weights: Map<string, number>, squares: Map<string, number>): void {
  const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  const error = 1 / (1 + Math.exp(-score)) - (hasRole ? 1 : 0);
  for (const feature of features) {
    const gradient = error + SHRINK * (weights.get(feature) ?? 0);
    const square = (squares.get(feature) ?? 0) + gradient * gradient;
    squares.set(feature, square);
    weights.set(feature, (weights.get(feature) ?? 0) - (STEP * gradient) / Math.sqrt(square + 1e-6));
  }
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
}

/** Leaves each author out in turn, learns from the others, and judges the texts that were left out. */
export function leaveEachOut(examples: readonly Example[], judgeBy = judgeByModel): Judged[] {
  return [...new Set(examples.map(({ author }) => author))].map((author) => {
    const others = examples.filter((example) => example.author !== author);
    const own = examples.filter((example) => example.author === author);
    return judged(author, own, judgeBy(others));
  });
}

function judgeByModel(others: readonly Example[]): (example: Example) => number {
  const weights = learn(others);
  return ({ features }) => scoreOf(features, weights);
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
