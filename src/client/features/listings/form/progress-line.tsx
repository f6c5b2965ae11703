import { useLingui } from "@lingui/react";
import type { SaveState } from "../../../drafts/draft-session.ts";
import { SavedLine } from "../../../drafts/form/saved-line.tsx";
import { STEPS } from "./steps.ts";

/** 'Step 2 of 4', and the save state: both stay visible below the top bar. */
export function ProgressLine({ step, kept }: { step: number; kept: SaveState }) {
  const { i18n } = useLingui();
  return (
    <div className="sticky top-14 z-10 -mx-4 -my-3 flex flex-wrap items-center justify-between gap-x-4 bg-paper/95 px-4 py-2">
      <p className="figures text-sm text-ink-soft">
        {i18n._("listing-form.step", { step: step + 1, steps: STEPS.length })}
      </p>
      <SavedLine kept={kept} />
    </div>
  );
}
