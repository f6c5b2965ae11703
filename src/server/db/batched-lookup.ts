interface Waiting<Key, Found> {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks up keys in batches: the lookups of one round of the event loop are one query. On a busy server many calls come in each
 * round, and a query for each costs more than the rest of a short call
 * ([weighed](../../../docs/decisions/mechanisms-weighed.md#lookups-in-batches)). Nothing is cached: no result is older than its
 * lookup.
 * @param findAll Finds the results of keys, in their order. An error that it throws rejects the whole batch.
 * @returns Looks up one key.
 */
export function batchedLookup<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = [];

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void lookUp());
    });

  async function lookUp(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const found = await findAll(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
