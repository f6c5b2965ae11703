import { useLingui } from "@lingui/react";
import { Check, TriangleAlert } from "lucide";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { Icon } from "../../ui/icon.tsx";
import { fieldNames } from "../../platform/text/field-names.ts";
import type { FieldSuggestion } from "./form-suggestions.ts";

interface Props {
  /** What is written. */
  kind: DraftKind;
  all: readonly (FieldSuggestion & { field: MergedField })[];
}

/** The fields that were filled in and need review, and those whose value differs from the extracted one. */
export function SuggestionSummary({ kind, all }: Props) {
  const { i18n } = useLingui();
  const named = (wanted: FieldSuggestion["state"]) =>
    all.filter(({ state }) => state === wanted).map(({ field }) => field);
  const [filled, offered] = [named("filled"), named("offered")];
  if (all.length === 0) {
    return (
      <p className="flex items-start gap-2">
        <Icon of={Check} className="mt-0.5" />
        {i18n._("suggest.all-done")}
      </p>
    );
  }
  return (
    <>
      {filled.length > 0 && (
        <p className="flex items-start gap-2">
          <Icon of={TriangleAlert} className="mt-0.5" />
          <span>{i18n._("suggest.to-check", { count: filled.length, fields: fieldNames(i18n, filled, kind) })}</span>
        </p>
      )}
      {offered.length > 0 && (
        <p>{i18n._("suggest.to-decide", { count: offered.length, fields: fieldNames(i18n, offered, kind) })}</p>
      )}
    </>
  );
}
