import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { useEffect, useRef } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { fieldName } from "../../platform/text/field-names.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FormSuggestions } from "./form-suggestions.ts";
import { isUnchecked } from "./suggest.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

interface Props<Field extends MergedField> {
  /** What is written. */
  kind: DraftKind;
  suggestions: FormSuggestions<Field>;
  onJump: (field: Field) => void;
  /** What posts the form, in words. */
  post: string;
}

/**
 * The values that were read and are still unchecked when the form is to be posted, and a button that accepts all of them
 * and posts. It takes the focus when it appears.
 */
export function ReadingsToCheck<Field extends MergedField>({ kind, suggestions, onJump, post }: Props<Field>) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const unchecked = suggestions.all.filter(isUnchecked);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  if (unchecked.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={i18n._("suggest.before-post", { count: unchecked.length })}
      className="grid gap-2 rounded-card bg-amber-tint px-4 py-3 text-amber"
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon of={TriangleAlert} className="mt-0.5" />
        {i18n._("suggest.before-post", { count: unchecked.length })}
      </p>
      <ul className="grid divide-y divide-amber/30">
        {unchecked.map((suggestion) => (
          <SuggestionRow
            key={suggestion.field}
            suggestion={suggestion}
            name={fieldName(i18n, suggestion.field, kind)}
            onJump={() => onJump(suggestion.field)}
            onDecide={(decision) => suggestions.decide(suggestion.field, decision)}
          />
        ))}
      </ul>
      <Button
        look="primary"
        className="justify-self-start"
        onClick={({ currentTarget }) => {
          const { form } = currentTarget;
          suggestions.decideAll("keep");
          // Not by its type: it is gone before the browser would submit.
          form?.requestSubmit();
        }}
      >
        {i18n._("suggest.all-right-post", { post })}
      </Button>
    </section>
  );
}
