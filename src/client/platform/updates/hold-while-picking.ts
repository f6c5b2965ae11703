import { holdUpdates } from "./update-holds.ts";

/** How long after its return to the page a picker may take to say what was picked. */
const SAID_WITHIN_MS = 5000;

/**
 * Keeps the page as it is while its reader is in the camera or among their files: it is out of sight then, and what they
 * bring back must find it. Call it as the picker is opened.
 */
export function holdWhilePicking(input: HTMLInputElement): void {
  const releaseHold = holdUpdates("picker");
  // After whoever takes the files has begun to hold for them.
  for (const end of ["change", "cancel"]) input.addEventListener(end, () => setTimeout(releaseHold), { once: true });
  // Older browsers don't say that nothing was picked.
  addEventListener("focus", () => setTimeout(releaseHold, SAID_WITHIN_MS), { once: true });
}
