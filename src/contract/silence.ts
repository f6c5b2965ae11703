/** By a signal: what it does when something has come for its request. */
const hearing = new WeakMap<AbortSignal, () => void>();

/**
 * Ends a try that makes no progress, and none that is merely slow: as `AbortSignal.timeout`, but what comes meanwhile
 * (`heard`, `noteHeard`) gives it the same time once more. So silence ends it after once to twice the time.
 * @param timeout As `AbortSignal.timeout`, which it is unless told.
 */
export function endOnSilence(afterMs: number, timeout = timeoutOf): AbortSignal {
  const ended = new AbortController();
  let hasHeard = false;
  const listen = () => {
    const silence = timeout(afterMs);
    silence.addEventListener("abort", () => {
      if (!hasHeard) return ended.abort(silence.reason);
      hasHeard = false;
      listen();
    });
  };
  listen();
  tellOfHeard(ended.signal, () => (hasHeard = true));
  return ended.signal;
}

function timeoutOf(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

/** Has a signal told of progress, which passes it on to others. */
export function tellOfHeard(signal: AbortSignal, tell: () => void): void {
  hearing.set(signal, tell);
}

/** Notes progress of a request that has this signal; of one that ends on no silence, nothing. */
export function noteHeard(signal: AbortSignal | null | undefined): void {
  if (signal != null) hearing.get(signal)?.();
}

/**
 * The same response, of which each part of the body is heard as it comes. Its address and type are lost: look at them
 * before.
 */
export function heard(response: Response, signal: AbortSignal | null | undefined): Response {
  noteHeard(signal);
  if (response.body === null || signal == null || !hearing.has(signal)) return response;
  const listener = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, onward) {
      noteHeard(signal);
      onward.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(listener), response);
}
