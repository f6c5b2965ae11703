import { accessToken } from "../../../api/credentials/session.ts";
import { paths } from "../../../paths.ts";

/** The longest that the app's frame waits for the screen of a saved room, milliseconds. */
const NETWORK_TIMEOUT_MS = 1000;

/**
 * Which saved room the app is being opened with, where all that it takes is on the phone: in a cellar the room is all
 * that one waits for. Whoever is not signed in is led elsewhere first.
 * @param path Of the address that is opened.
 * @returns The room's id; null where it is none.
 */
export function openedViewing(path: string): string | null {
  const prefix = paths.viewing("");
  const isOnPhone = navigator.serviceWorker?.controller != null;
  if (!isOnPhone || !path.startsWith(prefix) || path === paths.viewingComparison) return null;
  return accessToken.peek() === null ? null : path.slice(prefix.length);
}

/** Settles when a screen has come, failed to come, or has been waited for long enough. Never fails. */
export async function settleWithin(screen: Promise<void>): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  // Whether it comes is told by the screen.
  await Promise.race([screen.catch(() => undefined), patience]);
}
