import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWide } from "../../../ui/use-wide.ts";
import { stepHeadingId } from "./step-heading.tsx";
import { STEP_NAV_ID } from "./step-nav.tsx";

/** What a form leaves in the history, beside what came with the entry. */
interface StepState {
  /** From 0. */
  step?: number;
  /** How many steps have been taken since the form was opened. */
  depth?: number;
  /** The draft, whose address may not be known to an earlier entry. */
  draft?: string;
}

/** The steps of the form. */
export interface Steps {
  /** The open one, from 0; null where all are on one page. */
  step: number | null;
  /** Opens a step, or shows its section, and moves the focus to its heading. */
  go: (step: number) => void;
  /** Opens the step of a field that will have the focus. */
  reveal: (step: number) => void;
  /** Goes back to where the form was opened, so that what replaces it has no steps behind it. */
  leave: () => Promise<void>;
}

/**
 * The open step of a form is in the history: the phone's back goes a step back, and a reload stays. Where there is room
 * for all, there are none.
 * @param first The step to begin with. @param draftId The draft's.
 */
export function useSteps(first: number, draftId: string): Steps {
  const isWide = useWide();
  const [step, setStep] = useState(() => stepState().step ?? first);
  useEffect(() => {
    const follow = () => setStep(stepState().step ?? first);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [first]);

  function take(next: number): void {
    if (isWide || next === step) return;
    const { depth = 0 } = stepState();
    history.replaceState({ ...(history.state as object | null), draft: draftId, step } satisfies StepState, "");
    history.pushState({ draft: draftId, step: next, depth: depth + 1 } satisfies StepState, "");
    flushSync(() => setStep(next));
  }

  return {
    step: isWide ? null : step,
    reveal: take,
    go(next) {
      take(next);
      const heading = document.getElementById(stepHeadingId(next));
      // Moves the focus for keyboard and screen reader users.
      heading?.focus({ preventScroll: true });
      (isWide ? heading : document.getElementById(STEP_NAV_ID))?.scrollIntoView();
    },
    leave,
  };
}

/** Whether an address without a draft's id is that of a draft that is open: an entry from before its first input. */
export function isEntryOf(draftId: string | undefined): boolean {
  return draftId !== undefined && stepState().draft === draftId;
}

function stepState(): StepState {
  return (history.state ?? {}) as StepState;
}

async function leave(): Promise<void> {
  const { depth = 0 } = stepState();
  if (depth === 0) return;
  const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.go(-depth);
  await isBack;
}
