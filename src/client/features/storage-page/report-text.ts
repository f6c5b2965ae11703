import type { EventRow } from "#offline/event-log/log-database.ts";
import type { RecorderFacts } from "./report-facts.ts";

/** The event log's report, as one text to share. It contains no personal data (M16). */
export function reportText({ facts, events }: Pick<RecorderFacts, "facts" | "events">, now: Date): string {
  return [
    `Qiying flight recorder, ${now.toISOString()}`,
    ...facts.map(({ name, value }) => `${name.split(".").at(-1)}: ${value}`),
    `events: ${events.length}`,
    ...events.map((event) => `${new Date(event.at).toISOString()} ${eventText(event)}`),
    "",
  ].join("\n");
}

/** An event in one line, without its time: area, subject, event, and details. */
export function eventText({ by, area, what, facts }: Pick<EventRow, "by" | "area" | "what" | "facts">): string {
  const texts = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  return [by, area, what, ...texts].join(" ");
}
