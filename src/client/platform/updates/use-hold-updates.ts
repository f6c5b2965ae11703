import { useEffect } from "react";
import { holdUpdates } from "./update-holds.ts";

/**
 * Keeps tabs from reloading for an update while a form holds something that isn't saved.
 * @param reason Which form, in a word.
 */
export function useHoldUpdates(reason: string, isHeld: boolean): void {
  useEffect(() => (isHeld ? holdUpdates(reason) : undefined), [reason, isHeld]);
}
