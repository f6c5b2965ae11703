import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { useUpToDate } from "../use-up-to-date.ts";

/** How much is open, decided and appealed against, and how long a decision takes. */
export function Counts() {
  const { i18n } = useLingui();
  const counted = useApiQuery("moderationCounts", {});
  useUpToDate(counted);
  if (counted.data === undefined) return null;
  const { open, decided, appeals, flagged, median_hours } = counted.data.data;
  const counts = [
    [i18n._("moderation.open"), String(open)],
    [i18n._("moderation.appeals"), String(appeals)],
    [i18n._("moderation.flagged"), String(flagged)],
    [i18n._("moderation.decided"), String(decided)],
    [i18n._("moderation.median"), median_hours === null ? "–" : timeText(i18n, median_hours)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {counts.map(([name, count]) => (
        <div key={name} className="rounded-card border border-line bg-card px-4 py-2">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="figures text-xl font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Above two days in days: '190 hours' is hard to read. */
function timeText(i18n: I18n, hours: number): string {
  if (hours < 1) return i18n._("moderation.minutes", { count: Math.max(1, Math.round(hours * 60)) });
  if (hours < 48) return i18n._("moderation.hours", { count: Math.round(hours) });
  return i18n._("moderation.days", { count: Math.round(hours / 24) });
}
