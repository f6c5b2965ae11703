import type { OpenFilter, Reach } from "./open-filter.ts";

/** The filter for what both of two filters let through; null when they contradict each other. */
export function narrowedFilter(one: OpenFilter, other: OpenFilter): OpenFilter | null {
  const city = agreed(one.city, other.city);
  const propertyType = agreed(one.propertyType, other.propertyType);
  if (city === undefined || propertyType === undefined) return null;
  const lowPence = extreme(one.lowPence, other.lowPence, Math.max);
  const highPence = extreme(one.highPence, other.highPence, Math.min);
  const reach = nearer(one.reach, other.reach);
  if (lowPence !== null && highPence !== null && lowPence > highPence) return null;
  return {
    city,
    propertyType,
    endsFrom: one.endsFrom > other.endsFrom ? one.endsFrom : other.endsFrom,
    beginsBy: earlier(one.beginsBy, other.beginsBy),
    shortestDays: extreme(one.shortestDays, other.shortestDays, Math.max),
    lowPence,
    highPence,
    reach,
  };
}

// A search has one place and one way: of two, the first holds.
function nearer(one: Reach | null, other: Reach | null): Reach | null {
  if (one === null || other === null) return one ?? other;
  return one.place === other.place && one.way === other.way && other.minutes < one.minutes ? other : one;
}

function agreed<Value>(one: Value | null, other: Value | null): Value | null | undefined {
  if (one === null || other === null || one === other) return one ?? other;
  return undefined;
}

function extreme(one: number | null, other: number | null, pick: (a: number, b: number) => number): number | null {
  return one === null || other === null ? (one ?? other) : pick(one, other);
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
