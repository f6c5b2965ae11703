import { signal } from "@preact/signals-react";
import { ApiError, UnreachableError } from "#contract/api-error.ts";

/** Why a contact did not open. `text` is the server's sentence, for those that it words in the user's language. */
export type ContactProblem =
  | { name: "offline" | "unconfirmed" }
  | { name: "failed"; error: unknown }
  | { name: "used-up"; text: string }
  | { name: "refused"; error: ApiError };

/** What has become of pressing the button of a contact: shared by all places of a screen that show it. */
export type ContactAttempt = { name: "opening" } | { name: "failed"; problem: ContactProblem };

/** By user and by room or request. */
const attempts = signal<ReadonlyMap<string, ContactAttempt>>(new Map());

export function attemptOf(key: string): ContactAttempt | null {
  return attempts.value.get(key) ?? null;
}

/** @param attempt Null where it has come to an end. */
export function noteAttempt(key: string, attempt: ContactAttempt | null): void {
  const next = new Map(attempts.peek());
  if (attempt === null) next.delete(key);
  else next.set(key, attempt);
  attempts.value = next;
}

export function problemOf(error: unknown): ContactProblem {
  if (error instanceof UnreachableError) return { name: "offline" };
  if (!(error instanceof ApiError)) return { name: "failed", error };
  if (error.code === "email_not_confirmed") return { name: "unconfirmed" };
  if (error.status === 429) return { name: "used-up", text: error.message };
  return { name: error.status === 404 ? "refused" : "failed", error };
}
