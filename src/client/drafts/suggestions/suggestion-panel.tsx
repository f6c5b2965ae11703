import { useLingui } from "@lingui/react";
import { useRef, useState } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { Button } from "../../ui/button.tsx";
import { fieldName } from "../../platform/text/field-names.ts";
import type { FormSuggestions } from "./form-suggestions.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import { SuggestionSummary } from "./suggestion-summary.tsx";

interface Props<Field extends MergedField> {
  /** What is written. */
  kind: DraftKind;
  suggestions: FormSuggestions<Field>;
  onJump: (field: Field) => void;
}

/** All unreviewed suggestions, with a link to each field. */
export function SuggestionPanel<Field extends MergedField>({ kind, suggestions, onJump }: Props<Field>) {
  const { i18n } = useLingui();
  const { all } = suggestions;
  const ref = useRef<HTMLElement>(null);
  // Announces completion only where there were suggestions.
  const [wereAny, setWereAny] = useState(all.length > 0);
  if (all.length > 0 && !wereAny) setWereAny(true);
  if (!wereAny) return null;
  const areFilled = all.some(({ state }) => state === "filled");
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={i18n._("suggest.panel")}
      className={`grid gap-2 rounded-card px-4 py-3 ${all.length > 0 ? "bg-amber-tint text-amber" : "bg-moss-tint text-moss"}`}
    >
      <SuggestionSummary kind={kind} all={all} />
      {all.length > 0 && (
        <>
          <details>
            <summary className="touch flex cursor-pointer items-center font-semibold underline">
              {i18n._("suggest.one-by-one")}
            </summary>
            <ul className="grid divide-y divide-amber/30">
              {all.map((suggestion) => (
                <SuggestionRow
                  key={suggestion.field}
                  suggestion={suggestion}
                  name={fieldName(i18n, suggestion.field, kind)}
                  onJump={() => onJump(suggestion.field)}
                  onDecide={(decision) => fromPanel(() => suggestions.decide(suggestion.field, decision))}
                />
              ))}
            </ul>
          </details>
          <div className="flex flex-wrap gap-2">
            {areFilled && (
              <Button onClick={() => fromPanel(() => suggestions.decideAll("undo"))}>
                {i18n._("suggest.undo-all")}
              </Button>
            )}
            <Button onClick={() => fromPanel(() => suggestions.decideAll("keep"))}>{i18n._("suggest.keep-all")}</Button>
          </div>
        </>
      )}
    </section>
  );

  // The button disappears with the panel: keep the focus here for keyboard users.
  function fromPanel(decide: () => void): void {
    ref.current?.focus({ preventScroll: true });
    decide();
  }
}
