import { useLingui } from "@lingui/react";
import { Clock } from "lucide";
import { CLOCK_TOLERANCE_MS } from "#offline/cache/clock-tolerance.ts";
import { Icon } from "../../ui/icon.tsx";

const MINUTE_MS = 60 * 1000;

/** Says so when this phone's clock is wrong by more than two minutes (A22). @param offsetMs The server's lead. */
export function ClockNote({ offsetMs }: { offsetMs: number }) {
  const { i18n } = useLingui();
  if (Math.abs(offsetMs) <= CLOCK_TOLERANCE_MS) return null;
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  return (
    <p role="status" className="flex items-start gap-3 rounded-card bg-amber-tint p-4 text-pretty text-amber">
      <Icon of={Clock} className="mt-0.5" />
      {offsetMs > 0 ? i18n._("kept.clock.behind", { minutes }) : i18n._("kept.clock.ahead", { minutes })}
    </p>
  );
}
