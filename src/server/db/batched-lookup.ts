interface Waiting<Key, Found> {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks up keys in batches: those that are asked for in one round of the event loop are one question. On a busy server many calls
 * come in each round, and a question for each would cost more than all else about it
 * ([weighed](../../../docs/decisions/mechanisms-weighed.md#lookups-in-batches)). What is asked for later is looked up anew, so that
 * nothing that is found is older than its question.
 * @param findAll Finds what belongs to keys, in their order. What it throws is thrown to all of the batch.
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
