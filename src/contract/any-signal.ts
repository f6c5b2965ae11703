import { noteHeard, tellOfHeard } from "./silence.ts";

/**
 * A signal that aborts with the first of these, for its reason. As `AbortSignal.any`, which browsers have only since
 * Chrome 116 and Safari 17.4. It listens until then: one of the signals should be a deadline. What it
 * hears, they hear.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener("abort", () => first.abort(signal.reason), { signal: first.signal });
  }
  tellOfHeard(first.signal, () => signals.forEach(noteHeard));
  return first.signal;
}
