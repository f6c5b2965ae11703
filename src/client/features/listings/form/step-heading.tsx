import { useLingui } from "@lingui/react";
import { STEPS } from "./steps.ts";

/** What a step is about; focused when the step is gone to. */
export function StepHeading({ index }: { index: number }) {
  const { i18n } = useLingui();
  return (
    <h2 id={stepHeadingId(index)} tabIndex={-1} className="text-lg font-semibold sm:col-span-2">
      {i18n._(STEPS[index]!.title)}
    </h2>
  );
}

export function stepHeadingId(index: number): string {
  return `step-${index}`;
}
