import type { Limit } from "../../../src/server/limits/limit-table.ts";

/** A limit's figures as docs/limits.md has them. */
export function figureOf({ most, withinSeconds, isBrake }: Limit): string {
  if (isBrake === true) return `${most}, then one in ${timeOf(withinSeconds / most)}`;
  return `${most} in ${timeOf(withinSeconds)}`;
}

function timeOf(seconds: number): string {
  if (seconds >= 86_400) return `${seconds / 86_400} d`;
  if (seconds >= 3600) return `${seconds / 3600} h`;
  if (seconds >= 60) return `${seconds / 60} min`;
  return `${Number(seconds.toFixed(1))} s`;
}
