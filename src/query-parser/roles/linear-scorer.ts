/** How much each feature speaks for a role, in hundredths; a feature that is missing says nothing. */
export type Weights = Readonly<Record<string, number>>;

/**
 * How much the features of a mention speak for its role: above zero it has it. The sum of the learnt weights, so that
 * `npm run understand` can say which features decided.
 */
export function scoreOf(features: readonly string[], weights: Weights): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}
