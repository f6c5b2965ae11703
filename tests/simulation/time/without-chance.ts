/** Folders whose code has no time and no chance but what it is given. */
const SIMULATED = /[\\/](src[\\/](offline|contract|domain)|tests[\\/]simulation)[\\/]/;
const OURS = /without-chance\.ts/;

/** A run has asked for the machine's own time or chance: it would be another one the next time. */
export class ChanceError extends Error {
  override readonly name = "ChanceError";
}

/**
 * Runs work while time, chance and timers of the machine throw for all simulated code. Others may go on with them: the test
 * runner has timers of its own.
 * @throws ChanceError where it asked for any, though it has caught that.
 */
export async function withoutChance<T>(work: () => Promise<T>): Promise<T> {
  const broken: ChanceError[] = [];
  const given = guarded((what) => {
    const stack = new Error(`A seed may not ask for ${what}`).stack ?? "";
    if (
      !stack
        .split("\n")
        .slice(1)
        .some((line) => SIMULATED.test(line) && !OURS.test(line))
    )
      return;
    const error = new ChanceError(stack);
    broken.push(error);
    throw error;
  });
  try {
    const result = await work();
    if (broken[0] !== undefined) throw broken[0];
    return result;
  } finally {
    given();
  }
}

/** Puts guards before the machine's own. @returns Takes them away. */
function guarded(refuse: (what: string) => void): () => void {
  const puttingBack: (() => void)[] = [];
  const guard = (owner: object, name: string): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    const machines = (owner as Record<string, (...given: unknown[]) => unknown>)[name];
    if (machines === undefined) return;
    const value = function (this: unknown, ...given: unknown[]): unknown {
      refuse(name);
      return machines.apply(this, given);
    };
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    puttingBack.push(() =>
      own === undefined
        ? Reflect.deleteProperty(owner, name)
        : Object.defineProperty(owner, name, { ...own, configurable: true }),
    );
  };
  for (const name of ["setTimeout", "setInterval", "setImmediate"]) guard(globalThis, name);
  guard(Math, "random");
  guard(crypto, "randomUUID");
  guard(crypto, "getRandomValues");
  guard(performance, "now");
  guard(AbortSignal, "timeout");
  const machines = globalThis.Date;
  globalThis.Date = new Proxy(machines, {
    construct(target, given, as) {
      if (given.length === 0) refuse("new Date()");
      return Reflect.construct(target, given, as === globalThis.Date ? target : as) as object;
    },
    get(target, name, self) {
      if (name === "now") return () => (refuse("Date.now"), target.now());
      return Reflect.get(target, name, self) as unknown;
    },
  });
  puttingBack.push(() => void (globalThis.Date = machines));
  return () => puttingBack.forEach((putBack) => putBack());
}
