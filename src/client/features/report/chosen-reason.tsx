import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";
import { Clock } from "lucide";
import type { ReportReason } from "#domain/moderation/report-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { reportReasonText } from "./reason-text.ts";

interface Props {
  reason: ReportReason;
  /** Whether it goes out by itself in a moment. */
  isHeld: boolean;
  onUndo: () => void;
}

/** The reason that was chosen, with a way back. */
export function ChosenReason({ reason, isHeld, onUndo }: Props) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the next one is not far from here.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border px-3 py-2 ${isHeld ? "border-transparent bg-amber-tint" : "border-line"}`}
    >
      <div className="min-w-0 grow">
        <p className="font-semibold">{reportReasonText(i18n, reason)}</p>
        <p role="status" className="flex items-center gap-1.5 text-sm text-amber empty:hidden">
          {isHeld && (
            <>
              <Icon of={Clock} size={16} />
              {i18n._("report.held")}
            </>
          )}
        </p>
      </div>
      <Button onClick={onUndo}>{isHeld ? i18n._("report.undo") : i18n._("report.change-reason")}</Button>
    </div>
  );
}
