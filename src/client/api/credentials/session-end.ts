import { signal } from "@preact/signals-react";
import type { ErrorCode } from "#contract/error-codes.ts";
import { keepInTab, readFromTab } from "../../platform/tab-storage.ts";

/**
 * Why the session ended that this tab had, unless its user has ended it here: the server's code, `other_tab` when that
 * tab knows more, `unknown` for a refusal without a code.
 */
export type SessionEnd = ErrorCode | "other_tab" | "unknown";

const KEY = "session_end";

/** What the login screen says. Kept over a reload; local storage has no such key. */
export const sessionEnd = signal<SessionEnd | null>(readFromTab(KEY) as SessionEnd | null);

/** @param end Null once it is no news any more: after a login, or a logout by hand. */
export function noteSessionEnd(end: SessionEnd | null): void {
  if (sessionEnd.peek() === end) return;
  sessionEnd.value = end;
  keepInTab(KEY, end);
}
