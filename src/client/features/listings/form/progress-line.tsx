import { useLingui } from "@lingui/react";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { DraftSavedLine } from "../../../outbox/account-drafts/draft-saved-line.tsx";
import { STEPS } from "./steps.ts";
import { useOpenStepLater, type OpenStep } from "./use-steps.ts";

/** 'Step 2 of 3', and the save state: both stay visible below the top bar. */
export function ProgressLine({
  open,
  draftSession,
}: {
  open: OpenStep;
  draftSession: Pick<DraftSession, "draft" | "kept">;
}) {
  const { i18n } = useLingui();
  const step = useOpenStepLater(open);
  return (
    <div className="sticky top-13 z-10 -mx-4 -my-3 flex flex-wrap items-center justify-between gap-x-4 bg-paper px-4 py-2">
      {step !== null && (
        <p className="figures text-sm text-ink-soft">
          {i18n._("listing-form.step", { step: step + 1, steps: STEPS.length })}
        </p>
      )}
      <DraftSavedLine draftSession={draftSession} />
    </div>
  );
}
