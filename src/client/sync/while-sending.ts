import { holdUpdates } from "../platform/updates/update-holds.ts";

/** Sends something, and blocks update reloads meanwhile. */
export async function whileSending<T>(send: () => Promise<T>): Promise<T> {
  const releaseHold = holdUpdates("viewings", "sending");
  try {
    return await send();
  } finally {
    releaseHold();
  }
}
