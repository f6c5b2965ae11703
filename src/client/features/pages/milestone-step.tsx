import { useLingui } from "@lingui/react";
import { Check } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/brand/mark.tsx";
import type { Milestone } from "./milestones.ts";
import { longMonth } from "./long-month.ts";

/** A step on its part of the road; the current one is highlighted, also for screen readers. */
export function MilestoneStep({ milestone, number }: { milestone: Milestone; number: number }) {
  const { i18n } = useLingui();
  const isNow = milestone.state === "now";
  return (
    <li aria-current={isNow ? "step" : undefined} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 sm:gap-x-4">
      <Road state={milestone.state} number={number} />
      <div className="pb-8">
        <div className={`grid gap-1 ${isNow ? "rounded-card bg-brick-tint p-4" : "pt-1.5"}`}>
          <p className="figures text-sm text-ink-soft">
            <When milestone={milestone} />
          </p>
          <h2 className="text-lg font-semibold">{i18n._(milestone.title)}</h2>
          <p className="max-w-prose">{i18n._(milestone.text)}</p>
        </div>
      </div>
    </li>
  );
}

function When({ milestone }: { milestone: Milestone }) {
  const { i18n } = useLingui();
  switch (milestone.state) {
    case "done":
      return (
        <>
          <time dateTime={milestone.month}>{longMonth(i18n.locale, milestone.month)}</time>
          {" · "}
          {i18n._("milestone.done")}
        </>
      );
    case "now":
      return <strong className="font-semibold text-brick-deep">{i18n._("milestone.now")}</strong>;
    case "next":
      return i18n._("milestone.next");
    case "later":
      return i18n._("milestone.later");
  }
}

/** The marker, and the road down to the next one: solid when finished, else dotted. */
function Road({ state, number }: { state: Milestone["state"]; number: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col items-center">
      <span className={`figures flex size-10 shrink-0 items-center justify-center rounded-full ${MARKERS[state]}`}>
        {state === "done" ? <Icon of={Check} /> : state === "now" ? <Mark size={24} /> : number}
      </span>
      <span className={`grow border-l-2 ${state === "done" ? "border-moss" : "border-dashed border-line-strong"}`} />
    </div>
  );
}

const MARKERS = {
  done: "bg-moss text-white",
  now: "border-2 border-brick bg-paper",
  next: "border-2 border-line-strong bg-card",
  later: "border-2 border-dashed border-line-strong text-ink-soft",
} as const satisfies Record<Milestone["state"], string>;
