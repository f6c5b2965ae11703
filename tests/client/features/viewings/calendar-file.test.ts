import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "../../../../src/client/features/viewings/ics/calendar-file.ts";
import { contentLine, escapedText } from "../../../../src/client/features/viewings/ics/content-line.ts";

const EVENT: CalendarEvent = {
  uid: "viewing-0190aaaa-0000-7000-8000-000000000001@qiying",
  start: new Date("2026-11-30T14:00:00Z"),
  minutes: 60,
  summary: "看房：朝南套间",
  location: "LS1 1AA, Leeds, UK",
  description: "Sunny ensuite · £150 pw\nowner@example.org",
  url: "https://qiying.example/viewings/0190aaaa-0000-7000-8000-000000000001",
  writtenAt: new Date("2026-11-21T09:05:06.789Z"),
};

const octetsOf = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (text: string) => text.replaceAll("\r\n ", "");

/** The value of a property of the event, folding undone. */
function valueOf(file: string, name: string): string | undefined {
  const line = unfolded(file)
    .split("\r\n")
    .find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1);
}

test("RFC 5545 3.4: a file is one calendar with its version and maker, and one event in it", () => {
  const lines = unfolded(calendarFile(EVENT)).split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines.slice(0, 4)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Qiying//Viewings//EN",
    "CALSCALE:GREGORIAN",
  ]);
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
  for (const name of ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "LOCATION", "DESCRIPTION", "URL", "SEQUENCE"])
    expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
});

test("RFC 5545 3.3.5: times are in UTC, to the second, and an event lasts as long as it is said to", () => {
  const file = calendarFile(EVENT);
  expect(valueOf(file, "DTSTAMP")).toBe("20261121T090506Z");
  expect(valueOf(file, "DTSTART")).toBe("20261130T140000Z");
  expect(valueOf(file, "DTEND")).toBe("20261130T150000Z");
});

test("RFC 5545 3.8.4.7: a file made again has the same UID and a higher sequence", () => {
  const before = calendarFile(EVENT);
  const after = calendarFile({
    ...EVENT,
    start: new Date("2026-12-01T10:00:00Z"),
    writtenAt: new Date("2026-11-22T09:00:00Z"),
  });
  expect(valueOf(after, "UID")).toBe(valueOf(before, "UID"));
  expect(Number(valueOf(after, "SEQUENCE"))).toBeGreaterThan(Number(valueOf(before, "SEQUENCE")));
  expect(Number(valueOf(after, "SEQUENCE"))).toBeLessThan(2 ** 31);
});

test("RFC 5545 3.1: lines end with CRLF, and none is longer than 75 octets", () => {
  const file = calendarFile({
    ...EVENT,
    summary: "朝南套间，走路 12 分钟到利兹大学，".repeat(20),
    location: "x".repeat(500),
  });
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map(octetsOf))).toBe(75);
  expect(valueOf(file, "SUMMARY")).toBe("朝南套间，走路 12 分钟到利兹大学，".repeat(20));
  expect(valueOf(file, "LOCATION")).toBe("x".repeat(500));
});

test.each(["房", "🏠", "é", "a"])("RFC 5545 3.1: %s is never cut in two, wherever the line ends", (character) => {
  for (let before = 55; before < 80; before += 1) {
    const value = "-".repeat(before) + character.repeat(60);
    const bytes = new TextEncoder().encode(contentLine("SUMMARY", value));
    const lines = new TextDecoder().decode(bytes).split("\r\n").slice(0, -1);
    expect(lines.every((line) => octetsOf(line) <= 75)).toBe(true);
    expect(lines.slice(1).every((line) => line.startsWith(" "))).toBe(true);
    expect(lines.join("\r\n")).not.toContain("\uFFFD");
    expect(unfolded(lines.join("\r\n"))).toBe(`SUMMARY:${value}`);
  }
});

test("RFC 5545 3.1: a line of exactly 75 octets is not folded, one of 76 is", () => {
  const fits = "x".repeat(75 - "SUMMARY:".length);
  expect(contentLine("SUMMARY", fits)).toBe(`SUMMARY:${fits}\r\n`);
  expect(contentLine("SUMMARY", `${fits}y`)).toBe(`SUMMARY:${fits}\r\n y\r\n`);
});

test.each([
  ["a, b; c", String.raw`a\, b\; c`],
  [String.raw`C:\rooms`, String.raw`C:\\rooms`],
  ["two\nlines", String.raw`two\nlines`],
  ["two\r\nlines\rmore", String.raw`two\nlines\nmore`],
  [String.raw`already \n here`, String.raw`already \\n here`],
  ["bell\u0007 and tab\t", "bell and tab\t"],
  ['quotes " and: colons', 'quotes " and: colons'],
])("RFC 5545 3.3.11: %j is written as %j", (text, escaped) => {
  expect(escapedText(text)).toBe(escaped);
});

test("text of another user can't add lines to the file", () => {
  const title = "Room\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTENDEE:mailto:a@b.example";
  const lines = calendarFile({ ...EVENT, summary: title, description: title, location: title }).split("\r\n");
  expect(lines.filter((line) => /^(BEGIN:VALARM|ATTENDEE|END:VEVENT)/.test(line))).toEqual(["END:VEVENT"]);
});
