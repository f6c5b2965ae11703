import { useSignal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { useDeferredValue, useEffect, useRef } from "react";
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

/** As `useOpenStep`, for what is beside the fields: drawn in pieces after them, between which a slow phone takes in touches. */
export function useOpenStepLater(open: OpenStep): number | null {
  return useDeferredValue(useOpenStep(open));
}

/** The steps of the form. */
export interface Steps {
  /** Where the form stands. A signal, so that a step is gone to without all fields being drawn anew. */
  open: OpenStep;
  /** The steps whose fields are all shown: those that were opened. */
  unfolded: Signal<ReadonlySet<number>>;
  /** Opens a step, or shows its section, and moves the focus to its heading, unless it is in a field by then. */
  go: (step: number) => void;
  /** Opens the step of a field that will have the focus. */
  reveal: (step: number) => void;
  /**
   * Goes back to where the form was opened, so that what replaces it has no steps behind it. The form stands as it is
   * meanwhile.
   */
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
  const unfolded = useSignal<ReadonlySet<number>>(new Set([open.peek()]));
  const isLeft = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (!isLeft.current) open.value = stepState().step ?? first;
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [first, open]);

  function take(next: number): void {
    const step = open.peek();
    if (isWide || next === step) return;
    const { depth = 0, ...state } = stepState();
    if (state.draft !== draftId || state.step !== step)
      history.replaceState({ ...(history.state as object | null), draft: draftId, step } satisfies StepState, "");
    history.pushState({ draft: draftId, step: next, depth: depth + 1 } satisfies StepState, "");
    flushSync(() => (open.value = next));
  }

  // In pieces, between which a slow phone takes in touches: what was pressed, the step, the frame that lays it out, the focus.
  function show(next: number, pressed: Element | null): void {
    // Where the button that was pressed goes with its step, the browser would lay out the page to take the focus off it.
    if (pressed instanceof HTMLElement) pressed.blur();
    // The row of steps stays in its place: to go there first lays out nothing, and the step is never seen from its middle.
    if (!isWide) document.getElementById(STEP_NAV_ID)?.scrollIntoView();
    take(next);
    setTimeout(() => {
      // A reader who has gone on to a field meanwhile stays in it.
      if (document.activeElement !== document.body) return;
      const heading = document.getElementById(stepHeadingId(next));
      // Moves the focus for keyboard and screen reader users.
      heading?.focus({ preventScroll: true });
      if (isWide) heading?.scrollIntoView();
    });
  }

  return {
    open,
    unfolded,
    reveal(step) {
      // Only what is shown can have the focus.
      unfolded.value = new Set(unfolded.peek()).add(step);
      take(step);
    },
    go(next) {
      const pressed = document.activeElement;
      setTimeout(() => show(next, pressed));
    },
    async leave() {
      isLeft.current = true;
      await goToBeginning();
    },
  };
}

/** Whether an address without a draft's id is that of a draft that is open: an entry from before its first input. */
export function isEntryOf(draftId: string | undefined): boolean {
  return draftId !== undefined && stepState().draft === draftId;
}

function stepState(): StepState {
  return (history.state ?? {}) as StepState;
}

async function goToBeginning(): Promise<void> {
  const { depth = 0 } = stepState();
  if (depth === 0) return;
  const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.go(-depth);
  await isBack;
}
