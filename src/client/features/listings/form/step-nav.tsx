import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import type { FieldTexts } from "../../../ui/form/use-field-checks.ts";
import { Icon } from "../../../ui/icon.tsx";
import { STEP_NAV_ID, STEPS, stepOf, type FormField } from "./steps.ts";
import { useOpenStepLater, type OpenStep } from "./use-steps.ts";

interface Props {
  open: OpenStep;
  problems: FieldTexts<FormField>;
  onGo: (step: number) => void;
}

/** All steps in a row: any can be gone to, and is marked if it has errors. */
export function StepNav({ open, problems, onGo }: Props) {
  const { i18n } = useLingui();
  const step = useOpenStepLater(open);
  const wrong = new Set((Object.keys(problems) as FormField[]).map(stepOf));
  return (
    <nav id={STEP_NAV_ID} className="scroll-mt-16" aria-label={i18n._("listing-form.steps")}>
      <ol className="grid grid-cols-3 gap-1">
        {STEPS.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? "step" : undefined}
              onClick={() => onGo(index)}
              className="touch flex w-full items-center justify-center gap-1 border-b-4 border-line px-1 text-sm text-ink-soft aria-[current=step]:border-brick aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            >
              {wrong.has(index) && <Icon of={TriangleAlert} size={16} className="text-red" />}
              <span className={wrong.has(index) ? "text-red" : ""}>
                {i18n._(SHORT[index]!)}
                {wrong.has(index) && <span className="sr-only"> {i18n._("listing-form.step.wrong")}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Catalogue ids, for a row of three on a phone. */
const SHORT = [
  /*i18n*/ "listing-form.step.room.short",
  /*i18n*/ "listing-form.step.terms.short",
  /*i18n*/ "listing-form.step.words.short",
];
