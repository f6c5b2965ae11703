/** How alike two titles must be to be shown beside each other. */
export const ALIKE = 0.6;

/** How alike two titles are: of their pairs of neighbouring signs the share that both have, from 0 to 1 (Dice). */
export function titleLikeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return pairs.size + others.size === 0 ? 0 : (2 * shared) / (pairs.size + others.size);
}

function pairsOf(title: string): Set<string> {
  const signs = [...title.normalize("NFKC").toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`));
}
