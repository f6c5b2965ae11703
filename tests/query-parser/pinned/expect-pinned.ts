import { expect } from "vitest";
import { isAsPinned, type SetComparison } from "./compare-set.ts";
import { listDifferences, tabulate } from "./comparison-text.ts";

/** Fails if any answer differs from the pinned one, and says which and how. */
export function expectPinned(comparisons: readonly SetComparison[]): void {
  if (comparisons.every(isAsPinned)) return;
  const hint = "`npm run accept:readings` pins the answers of now.";
  expect.fail(
    ["Other answers than the pinned ones", listDifferences(comparisons), tabulate(comparisons), hint].join("\n\n"),
  );
}
