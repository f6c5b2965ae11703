import { Children, createContext, isValidElement, use, useEffect, useState, type ReactNode } from "react";
import { StepHeading, stepHeadingId } from "./step-heading.tsx";
import { useOpenStep, type Steps } from "./use-steps.ts";

interface Props {
  /** Of the step, from 0. */
  index: number;
  steps: Pick<Steps, "open" | "unfolded">;
  /** Its fields, in parts of a few each; one in a `Half` takes half of the width where there is room. */
  children: readonly ReactNode[];
}

const IsShown = createContext(true);

/** Whether the part of a form around this can be seen. */
export function useIsPartShown(): boolean {
  return use(IsShown);
}

/** A part of a step that stands beside the next or the last one where there is room. */
export function Half({ children }: { children: ReactNode }) {
  return children;
}

/** The fields of a step, or of a section of the one page. */
export function StepFields({ index, steps, children }: Props) {
  const step = useOpenStep(steps.open);
  const isShown = step === null || step === index;
  const shown = useShownParts(index, steps, { isShown, parts: children.length });
  const isWhole = shown === children.length;
  return (
    <section
      hidden={!isShown}
      aria-labelledby={stepHeadingId(index)}
      // What can be pressed below stays at the edge of the screen until the fields are all there.
      className={`grid grid-cols-1 content-start gap-5 sm:grid-cols-2 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-6 ${isWhole ? "" : "min-h-svh"}`}
    >
      <StepHeading index={index} />
      {Children.map(children, (part, place) => (
        <div
          hidden={place >= shown}
          className={`grid min-w-0 grid-cols-1 content-start gap-5 ${isValidElement(part) && part.type === Half ? "" : "sm:col-span-2"}`}
        >
          <IsShown value={isShown && place < shown}>{part}</IsShown>
        </div>
      ))}
    </section>
  );
}

/**
 * How many parts of a step are shown. To lay out all fields of a step for the first time takes a slow phone a tenth of a
 * second: the first part is there at once, the others follow a frame each, below it.
 */
function useShownParts(
  index: number,
  { open, unfolded }: Props["steps"],
  { isShown, parts }: { isShown: boolean; parts: number },
): number {
  const [shown, setShown] = useState(1);
  const isUnfolded = useOpenStep(open) === null || unfolded.value.has(index);
  const isWhole = isUnfolded || shown >= parts;
  useEffect(() => {
    if (!isShown || isUnfolded) return undefined;
    if (isWhole) return void (unfolded.value = new Set(unfolded.peek()).add(index));
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [index, unfolded, isShown, isUnfolded, isWhole, shown]);
  return isWhole ? parts : shown;
}
