import { signal } from "@preact/signals-react";
import { accessToken } from "../../../api/credentials/session.ts";

/** Read by before-first-paint.ts too. Of this tab alone: the keys of local storage are fixed. */
const KEY = "welcomed";

const isDismissed = signal(read());

/** Whether the visitor is told what this place is: not signed in, and nothing searched or dismissed in this tab yet. */
export function isWelcomed(): boolean {
  return !isDismissed.value && accessToken.value === null;
}

/** They have searched, or do not want to read it. */
export function dismissWelcome(): void {
  isDismissed.value = true;
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is blocked: it comes back at the next start.
  }
}

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
