import { useSignal, type ReadonlySignal } from "@preact/signals-react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useWide } from "../../../ui/use-wide.ts";
import { stepHeadingId } from "./step-heading.tsx";
import { STEP_NAV_ID } from "./steps.ts";

/** What a form leaves in the history, beside what came with the entry. */
interface StepState {
  /** From 0. */
  step?: number;
  /** How many steps have been taken since the form was opened. */
  depth?: number;
  /** The draft, whose address may not be known to an earlier entry. */
  draft?: string;
}

/** The open step, from 0; it says nothing where all are on one page. */
export type OpenStep = ReadonlySignal<number>;

/** The open step, from 0; null where all are on one page. Draws who asks anew when that changes. */
export function useOpenStep(open: OpenStep): number | null {
  const isWide = useWide();
  return isWide ? null : open.value;
}

/** The steps of the form. */
export interface Steps {
  /** Where the form stands. A signal, so that a step is gone to without all fields being drawn anew. */
  open: OpenStep;
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
  const open = useSignal(stepState().step ?? first);
  useEffect(() => {
    const follow = () => (open.value = stepState().step ?? first);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [first, open]);

  function take(next: number): void {
    const step = open.peek();
    if (isWide || next === step) return;
    const { depth = 0 } = stepState();
    history.replaceState({ ...(history.state as object | null), draft: draftId, step } satisfies StepState, "");
    history.pushState({ draft: draftId, step: next, depth: depth + 1 } satisfies StepState, "");
    flushSync(() => (open.value = next));
  }

  return {
    open,
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
