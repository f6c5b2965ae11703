import { HttpError, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import type { Asked } from "./asked.ts";

/** How a repetition is answered, where the first answer is not kept. */
interface Repeated {
  asNow: (id: string | null) => object | null;
  whenGone?: (made: { id: string | null; at: Date }) => object;
}

/**
 * Does the work once for a key of the caller's, and answers each repetition. Without a key it is just done.
 * @param given.key Instead of the header's: a form with a file brings one, which any file may take until it is done.
 */
export function once<T extends object>(
  asked: Pick<Asked, "state" | "userId" | "now" | "asText" | "idempotencyKey">,
  work: () => T,
  { repeated = null, formKey }: { repeated?: Repeated | null; formKey?: string } = {},
): T {
  const { state, userId, now, asText: request } = asked;
  const key = formKey ?? asked.idempotencyKey;
  if (key === undefined) return work();
  const place = `${userId} ${key}`;
  const before = state.keys.get(place);
  const isSame = before?.request === request;
  if (before?.answer != null) {
    const { id = null } = before.answer as { id?: string | null };
    const again = repeated === null ? before.answer : repeated.asNow(id);
    if (again !== null && isSame) return again as T;
    if (again !== null) throw reused(again);
    if (isSame && repeated?.whenGone !== undefined) return repeated.whenGone({ id, at: before.at }) as T;
    if (!isSame && formKey === undefined) throw reused();
  } else if (before !== undefined && !isSame && (formKey === undefined || before.until > now())) throw reused();
  else if (before !== undefined && before.until > now()) throw atWork();
  const at = before?.at ?? now();
  const until = now();
  state.keys.set(place, { request, answer: null, at, until });
  const counts = new Map(state.counts);
  try {
    const answer = work();
    const { id, uuid } = answer as { id?: string; uuid?: string };
    state.keys.set(place, { request, answer: repeated === null ? answer : { id: id ?? uuid ?? null }, at, until });
    return answer;
  } catch (error) {
    // What is counted within the work's transaction goes with it.
    if (formKey === undefined) state.counts = counts;
    if (error instanceof HttpError && error.status === 422) state.keys.delete(place);
    throw error;
  }
}

function atWork(): HttpError {
  const retry = { "retry-after": "1" };
  return new HttpError("repetition_running", "The first request with this key is still at work", retry);
}

function reused(current?: object): HttpError {
  const msg = "This key stood for another request";
  return unprocessable([{ loc: ["header", "idempotency-key"], msg, type: "reused" }], current);
}
