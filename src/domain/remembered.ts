/**
 * Makes a value when it is first asked for, and gives the same one from then on. A failure is not remembered: those who wait get it, and
 * the next caller has the value made anew.
 */
export function rememberUntilItFails<Value>(make: () => Promise<Value>): () => Promise<Value> {
  // oxlint-disable-next-line qiying/remembered-promises -- This is where it is done.
  let remembered: Promise<Value> | null = null;
  return () => {
    if (remembered !== null) return remembered;
    const making = make();
    remembered = making;
    making.catch(() => (remembered = null));
    return making;
  };
}

/** The same for each of what is asked for: it is never forgotten, so there must be few of them. */
export function rememberEachUntilItFails<Asked extends readonly (string | number)[], Value>(
  make: (...asked: Asked) => Promise<Value>,
): (...asked: Asked) => Promise<Value> {
  const remembered = new Map<string, () => Promise<Value>>();
  return (...asked) => {
    const key = asked.join("\0");
    const known = remembered.get(key) ?? rememberUntilItFails(() => make(...asked));
    remembered.set(key, known);
    return known();
  };
}

/** Does one piece of work at a time: who asks meanwhile gets its result, and who asks after its end has it done again. */
export function shareWhileUnderWay<Asked extends unknown[], Result>(
  work: (...asked: Asked) => Promise<Result>,
): (...asked: Asked) => Promise<Result> {
  // oxlint-disable-next-line qiying/remembered-promises -- This is where it is done.
  let underWay: Promise<Result> | null = null;
  return (...asked) => {
    // oxlint-disable-next-line qiying/remembered-promises -- Forgotten at its end.
    underWay ??= work(...asked).finally(() => (underWay = null));
    return underWay;
  };
}
