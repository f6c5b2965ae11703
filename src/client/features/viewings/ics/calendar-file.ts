import { MINUTE_MS } from "#domain/durations.ts";
import { contentLine, escapedText } from "./content-line.ts";

/** Something that has its time in a calendar. */
export interface CalendarEvent {
  /** The same for each file about the same thing: a calendar that has it moves it instead of showing it twice. */
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  /** Where there is more about it, a whole address. */
  url: string;
  /** Now. */
  writtenAt: Date;
}

/**
 * A calendar file (RFC 5545) of one event. Its times are in UTC, which is right wherever the phone is and needs no
 * rules for summer time in the file. It has no METHOD: that would ask for an organiser.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, start, minutes, summary, location, description, url, writtenAt } = event;
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const lines: [name: string, value: string][] = [
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", "-//Qiying//Viewings//EN"],
    ["CALSCALE", "GREGORIAN"],
    ["BEGIN", "VEVENT"],
    ["UID", uid],
    ["DTSTAMP", utc(writtenAt)],
    ["LAST-MODIFIED", utc(writtenAt)],
    // Calendars accept a moved appointment only with a higher SEQUENCE; the time provides one without a stored counter.
    ["SEQUENCE", String(Math.floor(writtenAt.getTime() / MINUTE_MS))],
    ["DTSTART", utc(start)],
    ["DTEND", utc(end)],
    ["SUMMARY", escapedText(summary)],
    ["LOCATION", escapedText(location)],
    ["DESCRIPTION", escapedText(description)],
    ["URL", url],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ];
  return lines.map(([name, value]) => contentLine(name, value)).join("");
}

/** `20261130T140000Z`. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
