/**
 * Makes a value when it is first asked for, and gives the same one from then on. A failure is not remembered: those who wait get it, and
 * the next caller has the value made anew.
 */
export function rememberUntilItFails<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let remembered: Promise<Value> | null = null;
  return () => {
    if (remembered !== null) return remembered;
    const making = make();
    remembered = making;
    making.catch(() => (remembered = null));
    return making;
  };
}

/** The same by key, for as long as the page or process lives. */
export function rememberEachUntilItFails<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const remembered = new Map<Key, () => Promise<Value>>();
  return (key) => {
    const known = remembered.get(key) ?? rememberUntilItFails(() => make(key));
    remembered.set(key, known);
    return known();
  };
}

/** Does one piece of work at a time: who asks meanwhile gets its result, and who asks after its end has it done again. */
export function shareWhileUnderWay<Asked extends unknown[], Result>(
  work: (...asked: Asked) => Promise<Result>,
): (...asked: Asked) => Promise<Result> {
  let underWay: Promise<Result> | null = null;
  return (...asked) => {
    underWay ??= work(...asked).finally(() => (underWay = null));
    return underWay;
  };
}
