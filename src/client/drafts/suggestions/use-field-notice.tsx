import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { MouseEvent } from "react";
import type { DraftForm } from "../form/use-draft-form.ts";
import { useSuggestion } from "../form/use-field-part.ts";
import type { FieldNotice } from "../../ui/form/form-field.tsx";
import type { FieldSuggestion } from "./form-suggestions.ts";
import type { Decision } from "./suggest.ts";
import { valueText } from "./value-text.ts";

/** The notice of a field's unreviewed suggestion; null where there is none. */
export function useFieldNotice<Field extends string>(
  form: Pick<DraftForm<Field>, "suggested" | "isDoubtful" | "decide">,
  field: Field,
  label: string,
): FieldNotice | null {
  const { i18n } = useLingui();
  const suggestion = useSuggestion(form, field);
  if (suggestion === undefined) return null;
  const isDoubtful = form.isDoubtful(field, suggestion.value);
  return {
    sentence: sentenceOf(i18n, field, { ...suggestion, isDoubtful }),
    actions: DECISIONS[suggestion.state].map(([decision, id]) => {
      const text = i18n._(id);
      return (
        <button
          key={decision}
          type="button"
          aria-label={i18n._("suggest.action-for", { action: text, field: label })}
          onClick={(event) => {
            focusField(event);
            form.decide(field, decision);
          }}
          className="touch rounded-control px-3 font-semibold underline disabled:opacity-60"
        >
          {text}
        </button>
      );
    }),
  };
}

function sentenceOf(i18n: I18n, field: string, { state, isDoubtful, value }: FieldSuggestion): string {
  if (state === "offered") return i18n._("suggest.offered-value", { value: valueText(i18n, field, value) });
  return isDoubtful ? i18n._("suggest.doubtful") : i18n._("suggest.check");
}

/** The possible decisions on a suggestion, and the catalogue ids of their buttons. */
const DECISIONS: Record<FieldSuggestion["state"], readonly (readonly [Decision, string])[]> = {
  filled: [
    ["keep", /*i18n*/ "suggest.right"],
    ["undo", /*i18n*/ "suggest.undo"],
  ],
  offered: [
    ["use", /*i18n*/ "suggest.use"],
    ["keep", /*i18n*/ "suggest.dismiss"],
  ],
};

// The button disappears with its notice: move the focus to the field for keyboard users.
function focusField({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}
