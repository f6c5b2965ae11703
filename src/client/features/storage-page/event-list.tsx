import { useLingui } from "@lingui/react";
import type { EventRow } from "#offline/event-log/log-database.ts";
import { eventText } from "./report-text.ts";

/** Limits the length of the screen; the copied report has all events. */
const SHOWN = 30;

/** The last events, compact; with the code's own names, to be found again there. */
export function EventList({ events }: { events: readonly EventRow[] }) {
  const { i18n } = useLingui();
  if (events.length === 0) return <p className="text-sm text-ink-soft">{i18n._("kept.events.none")}</p>;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        {i18n._("kept.events", { shown: Math.min(SHOWN, events.length), count: events.length })}
      </h3>
      <ol lang="en" className="grid gap-1 text-sm">
        {events.slice(0, SHOWN).map((event) => (
          <li key={event.seq} className="flex flex-wrap gap-x-2 border-t border-line pt-1">
            <time dateTime={new Date(event.at).toISOString()} className="figures text-ink-soft">
              {timeOf(event.at)}
            </time>
            <span className="min-w-0">{eventText(event)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function timeOf(at: number): string {
  const options = { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(at);
}
