import type { Answer } from "#contract/call.ts";

/**
 * All rows of an account, page by page.
 * @returns Them, and when the first page was answered, by the server's clock.
 */
export async function allPages<Row extends { id: string }>(
  limit: number,
  ask: (query: { skip: number; limit: number }) => Promise<Answer<{ data: readonly Row[]; count: number }>>,
): Promise<{ rows: readonly Row[]; at: number }> {
  const rows = new Map<string, Row>();
  let at = Infinity;
  for (let skip = 0; ; skip += limit) {
    const { data, fetchedAt } = await ask({ skip, limit });
    at = Math.min(at, fetchedAt);
    for (const row of data.data) rows.set(row.id, row);
    if (data.data.length < limit) return { rows: [...rows.values()], at };
  }
}
