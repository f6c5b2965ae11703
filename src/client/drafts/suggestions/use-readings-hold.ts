import { useState } from "react";
import type { SuggestedDraft } from "./form-suggestions.ts";

/**
 * Keeps a form from being posted with values that were read and nobody has looked at.
 * @returns `isHeld` to be asked before posting, and whether it has held the form once.
 */
export function useReadingsHold({ draft }: Pick<SuggestedDraft, "draft">) {
  const [isAsked, setAsked] = useState(false);
  return { isAsked, isHeld };

  function isHeld(): boolean {
    const areUnchecked = Object.values(draft.peek().suggested ?? {}).some(({ state }) => state === "filled");
    setAsked(areUnchecked);
    return areUnchecked;
  }
}
