/** Some of what this phone keeps: how many there are, and how much they take. */
export interface UsagePart {
  count: number;
  bytes: number;
}

export const NOTHING: UsagePart = { count: 0, bytes: 0 };

/** Rows that know their size, counted. */
export function partOf(rows: readonly { bytes: number }[]): UsagePart {
  return { count: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Parts as one. */
export function together(...parts: readonly UsagePart[]): UsagePart {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The size of a row that is all text and numbers, as its JSON. */
export function rowBytes(row: object): number {
  return new TextEncoder().encode(JSON.stringify(row)).byteLength;
}

/** Rows split into an owner's and those of all other owners. */
export function byOwner<Row extends { owner: string }>(rows: readonly Row[], owner: string): [Row[], Row[]] {
  const isOwn = (row: Row) => row.owner === owner;
  return [rows.filter(isOwn), rows.filter((row) => !isOwn(row))];
}
