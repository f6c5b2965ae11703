import type { EventRow } from "#offline/event-log/log-database.ts";
import type { RecorderFacts } from "./report-facts.ts";

/** Everything that the flight recorder knows, as one text to hand on. Nothing personal is in it (M16). */
export function reportText({ facts, events }: Pick<RecorderFacts, "facts" | "events">, now: Date): string {
  return [
    `Qiying flight recorder, ${now.toISOString()}`,
    ...facts.map(({ name, value }) => `${name.split(".").at(-1)}: ${value}`),
    `events: ${events.length}`,
    ...events.map((event) => `${new Date(event.at).toISOString()} ${eventText(event)}`),
    "",
  ].join("\n");
}

/** An event in one line, without its time: who noted it, what it is about, what happened, and its facts. */
export function eventText({ by, area, what, facts }: Pick<EventRow, "by" | "area" | "what" | "facts">): string {
  const texts = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  return [by, area, what, ...texts].join(" ");
}
