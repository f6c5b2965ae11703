import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Check, TriangleAlert } from "lucide";
import { appliedText } from "../../../drafts/suggestions/applied-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { RecognitionState } from "./use-recognition.ts";

/** The outcome of a recognition: what it has filled, or why it failed (PR-810). */
export function RecognitionOutcome({ state }: { state: RecognitionState }) {
  const { i18n } = useLingui();
  if (state.name === "taken") {
    // Contacts ask for themselves.
    if (state.taken === null) return null;
    return (
      <p role="status" className="flex items-start gap-2 text-moss">
        <Icon of={Check} className="mt-0.5" />
        {appliedText(i18n, state.taken)}
      </p>
    );
  }
  const warning = warningOf(i18n, state);
  if (warning === null) return null;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <Icon of={TriangleAlert} className="mt-0.5" />
      <div>
        {warning.map((sentence, index) => (
          <p key={sentence} className={index === 0 ? "font-semibold" : ""}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

function warningOf(i18n: I18n, state: Exclude<RecognitionState, { name: "taken" }>): string[] | null {
  switch (state.name) {
    case "idle":
    case "sending":
    case "reading":
    // Stands above the button already.
    case "offline":
      return null;
    case "no-photos":
      return [i18n._("recognition.no-photos")];
    case "empty":
      return [i18n._("recognition.empty"), i18n._("recognition.empty.text")];
    case "quota":
      return [state.detail || i18n._("recognition.quota-used"), i18n._("recognition.quota-used.text")];
    case "failed":
      return [i18n._("recognition.failed"), i18n._("recognition.failed.text")];
  }
}
