import { useEffect } from "react";
import { holdUpdates } from "./update-holds.ts";

/**
 * Blocks update reloads of all tabs while a form has unsaved input.
 * @param reason The form's name.
 */
export function useHoldUpdates(reason: string, isHeld: boolean): void {
  useEffect(() => (isHeld ? holdUpdates(reason) : undefined), [reason, isHeld]);
}
