import { useLingui } from "@lingui/react";
import { CircleCheck, TriangleAlert } from "lucide";
import { Icon } from "../../../ui/icon.tsx";
import { actDoneText } from "../moderation-text.ts";
import { ActList } from "./act-list.tsx";
import type { ActStep } from "./use-act.ts";

/** What was done; or what another moderator did meanwhile, in whose place nothing was done here. */
export function ActResult({ step }: { step: Extract<ActStep, { name: "done" | "too-late" }> }) {
  const { i18n } = useLingui();
  if (step.name === "done") {
    return (
      <p
        role="status"
        className="flex items-center gap-3 rounded-control bg-moss-tint px-4 py-3 font-semibold text-moss"
      >
        <Icon of={CircleCheck} size={24} />
        {actDoneText(i18n, step.act.act)}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <p role="alert" className="flex items-start gap-3 rounded-control bg-amber-tint px-4 py-3 text-amber">
        <Icon of={TriangleAlert} size={24} />
        <span className="text-pretty">{i18n._("act.too-late")}</span>
      </p>
      <ActList acts={[step.by]} />
    </div>
  );
}
