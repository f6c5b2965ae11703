/** Instants as ISO texts, the earlier first. */
export function inTime(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Rows as lists have them: the latest first, and of one instant by their ids. */
export function latestFirst<Row extends { id: string; created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => inTime(other.created_at, one.created_at) || (one.id > other.id ? -1 : 1));
}
