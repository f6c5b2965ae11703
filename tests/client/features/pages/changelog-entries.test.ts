import { expect, test } from "vitest";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { changelogEntries } from "../../../../src/client/features/pages/changelog-entries.ts";

test("the history runs from v2.3.0 of 14 July 2025 down to v1.0.0 of 1 April 2025", () => {
  const versions = changelogEntries.map(({ version, day }) => `${version} ${day}`);
  expect(versions.at(0)).toBe("2.3.0 2025-07-14");
  expect(versions.at(-1)).toBe("1.0.0 2025-04-01");
});

test("every version is newer than the one below it, by number and by day", () => {
  for (const [index, { version, day }] of changelogEntries.entries()) {
    expect(isCalendarDay(day)).toBe(true);
    const older = changelogEntries[index + 1];
    if (older === undefined) continue;
    expect(day > older.day).toBe(true);
    expect(version.localeCompare(older.version, "en", { numeric: true })).toBe(1);
  }
});

test("A-01: as history, a version keeps logins 7 days, and 90 days with remember-me, in both languages", () => {
  for (const catalogue of [zh, en]) {
    const notes = changelogEntries.map(({ changes }) => changes.map(({ text }) => catalogue[text]).join(" "));
    const sessions = notes.filter((note) => /\b7 (天|days)/.test(note) && /\b90 (天|days)/.test(note));
    expect(sessions).toHaveLength(1);
  }
});
