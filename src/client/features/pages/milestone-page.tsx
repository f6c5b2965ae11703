import { useLingui } from "@lingui/react";
import { Terrace } from "../../ui/brand/terrace.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { MilestoneStep } from "./milestone-step.tsx";
import { milestones } from "./milestones.ts";

/** The roadmap: finished, current and future steps (PR-212). */
export function MilestonePage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("milestone.title"));
  return (
    <div className="mx-auto max-w-3xl text-pretty">
      <h1 className="text-2xl font-semibold">{i18n._("milestone.title")}</h1>
      <p className="mt-2 mb-8 max-w-prose">{i18n._("milestone.lead")}</p>
      <ol>
        {milestones.map((milestone, index) => (
          <MilestoneStep key={milestone.title} milestone={milestone} number={index + 1} />
        ))}
      </ol>
      {/* The road ends on the first roof. */}
      <Terrace className="-mt-4 -ml-1 h-16" />
    </div>
  );
}
