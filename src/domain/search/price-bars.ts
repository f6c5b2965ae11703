/** How many rooms there are at which weekly price. */
export interface PriceCounts {
  /** Pounds from one bar to the next. */
  step: number;
  /** Rooms from each price up to the next, from £0 on; the last bar has all that are dearer too. */
  counts: readonly number[];
}

/** Pounds a week of one bar. */
export const PRICE_BAR_STEP = 20;
/** So many bars reach £600: what is dearer is rare, and stands in the last one. */
export const PRICE_BAR_COUNT = 30;

/** Prices in pounds a week. */
export interface PriceSpan {
  from: number;
  /** Null where it has no end. */
  to: number | null;
}

/**
 * What most rooms cost: the fewest bars side by side that hold more than half of them; of several such the fullest, and of those
 * the cheapest. Null where there are no rooms.
 */
export function mostPrices({ step, counts }: PriceCounts): PriceSpan | null {
  const all = sum(counts);
  if (all === 0) return null;
  for (let width = 1; width < counts.length; width += 1) {
    const { first, rooms } = fullest(counts, width);
    const end = first + width;
    if (rooms * 2 > all) return { from: first * step, to: end === counts.length ? null : end * step };
  }
  return { from: 0, to: null };
}

/** Which bars are between two prices, at least by half: a slider stops in the middle of a bar as well. */
export function barsBetween({ step, counts }: PriceCounts, { low, high }: { low: number; high: number }): boolean[] {
  return counts.map((_, bar) => {
    const middle = (bar + 0.5) * step;
    const isLast = bar === counts.length - 1;
    return (low <= middle || isLast) && middle < high;
  });
}

/** So many bars side by side with the most rooms. */
function fullest(counts: readonly number[], width: number): { first: number; rooms: number } {
  const starts = counts.slice(0, counts.length - width + 1);
  const sums = starts.map((_, first) => ({ first, rooms: sum(counts.slice(first, first + width)) }));
  return sums.reduce((best, other) => (other.rooms > best.rooms ? other : best));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
