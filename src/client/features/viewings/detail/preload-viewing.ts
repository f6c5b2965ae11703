import { pause } from "#domain/pause.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { paths } from "../../../paths.ts";

/** Timeout for the first render to wait for a saved room's screen, milliseconds. */
const PRELOAD_TIMEOUT_MS = 1000;

/**
 * The saved room that the app is opened with, if a worker controls the page: offline the room is all that the user
 * waits for. Signed-out users are redirected first.
 * @param path Of the address that is opened.
 * @returns The room's id; null where it is none.
 */
export function openedViewing(path: string): string | null {
  const prefix = paths.viewing("");
  const isOnPhone = navigator.serviceWorker?.controller != null;
  if (!isOnPhone || !path.startsWith(prefix) || path === paths.viewingComparison) return null;
  return accessToken.peek() === null ? null : path.slice(prefix.length);
}

/** Settles when a screen has loaded, failed or timed out. Never fails. */
export async function settleWithin(screen: Promise<void>): Promise<void> {
  // The screen reports its own failure.
  await Promise.race([screen.catch(() => undefined), pause(PRELOAD_TIMEOUT_MS)]);
}
