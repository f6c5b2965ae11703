/** A promise, and the functions that settle it. */
export interface PromiseParts<Value> {
  promise: Promise<Value>;
  resolve: (value: Value | PromiseLike<Value>) => void;
  reject: (reason: unknown) => void;
}

/** As `Promise.withResolvers`, which browsers have only since Chrome 119 and Safari 17.4. */
export function withResolvers<Value>(): PromiseParts<Value> {
  let resolve!: PromiseParts<Value>["resolve"];
  let reject!: PromiseParts<Value>["reject"];
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
