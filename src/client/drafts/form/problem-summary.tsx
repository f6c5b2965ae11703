import { useLingui } from "@lingui/react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { fieldName } from "../../platform/text/field-names.ts";
import type { FieldTexts } from "../../ui/form/use-field-checks.ts";

interface Props<Field extends MergedField> {
  /** What is written. */
  kind: DraftKind;
  problems: FieldTexts<Field>;
  onJump: (field: Field) => void;
}

/** All validation errors, above the submit button; each links to its field. */
export function ProblemSummary<Field extends MergedField>({ kind, problems, onJump }: Props<Field>) {
  const { i18n } = useLingui();
  const lines = Object.entries(problems) as [Field, string][];
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 rounded-control border border-red bg-card px-4 py-3">
      <p className="font-semibold text-red">{i18n._("form.problems", { count: lines.length })}</p>
      <ul>
        {lines.map(([field, text]) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onJump(field)}
              className="touch flex w-full flex-wrap items-center gap-x-2 text-left text-sky hover:underline"
            >
              <span className="inline-block font-semibold first-letter:uppercase">{fieldName(i18n, field, kind)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
