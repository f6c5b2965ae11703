import { anySignal } from "#contract/any-signal.ts";
import { outcomeOf, PHONE_TROUBLE, SERVER_TROUBLE, type Outcome } from "../transport/outcome.ts";
import { bytesOf, deadline } from "../transport/sender-clock.ts";
import { withScope } from "../transport/with-scope.ts";
import type { Ask } from "./kind.ts";
import type { Process } from "./process.ts";

/** Whose documents are asked for, and until when. */
export interface Asking {
  owner: string;
  /** Ends it: another sender has taken over. */
  signal: AbortSignal;
}

/** Calls on behalf of an owner. */
export function askFor({ api, clock }: Pick<Process, "api" | "clock">, { owner, signal }: Asking): Ask {
  return (name, options) => {
    const ends = options?.signal ?? anySignal(signal, deadline({ clock }, bytesOf(options?.body)));
    return api.call(owner, name, { ...options, signal: ends });
  };
}

/** The meaning of a call's error for what was asked, and for all else that is to be sent. */
export async function failureOf(
  error: unknown,
  { api, clock }: Pick<Process, "api" | "clock">,
  { owner, signal }: Asking,
): Promise<Outcome> {
  const outcome = outcomeOf(error);
  // A call that was aborted though this is still the sender would be tried again at once, for ever.
  if (outcome.kind === "stopped" && isAbort(error) && !signal.aborted) return PHONE_TROUBLE;
  return withScope(outcome, { api, clock, owner, signal });
}

/** The same of a call whose refusal nobody can mend on this phone, a list or a photo: it is the server's trouble, and is repeated. */
export async function troubleOf(...call: Parameters<typeof failureOf>): Promise<Outcome> {
  const failure = await failureOf(...call);
  return failure.kind === "refused" ? SERVER_TROUBLE : failure;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
