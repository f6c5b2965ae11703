import { HOUR_MS } from "#domain/durations.ts";
import { keepInTab, readJsonFromTab } from "../platform/tab-storage.ts";

const KEY = "contact-wish";
/** Time enough for a sign-up with a mailed code. */
const VALID_MS = HOUR_MS;

interface Wish {
  id: string;
  at: number;
}

/** A visitor goes to log in, for this room's contact: when they come back signed in, it opens by itself. */
export function wishForContact(id: string): void {
  keepInTab(KEY, JSON.stringify({ id, at: Date.now() } satisfies Wish));
}

/** Whether this room's contact is what this tab's user has logged in for. True once. */
export function takeContactWish(id: string): boolean {
  const wish = readJsonFromTab(KEY) as Wish | null;
  if (wish?.id !== id) return false;
  keepInTab(KEY, null);
  return Math.abs(Date.now() - wish.at) < VALID_MS;
}
