import { holdUpdates } from "./update-holds.ts";

/** How long after the page regains focus a picker may take to fire `change`. */
const SAID_WITHIN_MS = 5000;

/**
 * Blocks reloads while the camera or file picker is open: the page is hidden then, and must still exist to receive the
 * files. Call it when the picker is opened.
 */
export function holdWhilePicking(input: HTMLInputElement): void {
  const releaseHold = holdUpdates("picker");
  // After the listeners that take the files have set their own hold.
  for (const end of ["change", "cancel"]) input.addEventListener(end, () => setTimeout(releaseHold), { once: true });
  // Older browsers do not fire `cancel`.
  addEventListener("focus", () => setTimeout(releaseHold, SAID_WITHIN_MS), { once: true });
}
