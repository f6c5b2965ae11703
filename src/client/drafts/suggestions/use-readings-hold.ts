import { useState } from "react";
import type { SuggestedDraft } from "./form-suggestions.ts";
import { isUnchecked } from "./suggest.ts";

/**
 * Keeps a form from being posted while values that were read are unchecked.
 * @returns `isHeld` to be asked before posting, and whether it has held the form once.
 */
export function useReadingsHold({ draft }: Pick<SuggestedDraft, "draft">) {
  const [isAsked, setAsked] = useState(false);
  return { isAsked, isHeld };

  function isHeld(): boolean {
    const areUnchecked = Object.values(draft.peek().suggested ?? {}).some(isUnchecked);
    setAsked(areUnchecked);
    return areUnchecked;
  }
}
