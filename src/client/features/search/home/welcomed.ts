import { signal } from "@preact/signals-react";
import { accessToken } from "../../../api/credentials/session.ts";
import { keepInTab, readFromTab } from "../../../platform/tab-storage.ts";

/** Read by before-first-paint.ts too. Of this tab alone: the keys of local storage are fixed. */
const KEY = "welcomed";

const isDismissed = signal(readFromTab(KEY) !== null);

/** Whether the visitor is told what this place is: not signed in, and nothing searched or dismissed in this tab yet. */
export function isWelcomed(): boolean {
  return !isDismissed.value && accessToken.value === null;
}

/** They have searched, or do not want to read it. */
export function dismissWelcome(): void {
  isDismissed.value = true;
  keepInTab(KEY, "1");
}
