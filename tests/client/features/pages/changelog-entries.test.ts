import { expect, test } from "vitest";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { changelogEntries } from "../../../../src/client/features/pages/changelog-entries.ts";

test("PR-213: the history from v2.3.0 down to v1.0.0 stays as it was, and newer versions stand above it", () => {
  const versions = changelogEntries.map(({ version, day }) => `${version} ${day}`);
  expect(versions.slice(versions.indexOf("2.3.0 2025-07-14"))).toEqual([
    "2.3.0 2025-07-14",
    "2.2.1 2025-07-07",
    "2.2.0 2025-07-02",
    "2.1.0 2025-06-21",
    "2.0.1 2025-06-12",
    "2.0.0 2025-06-06",
    "1.5.0 2025-05-28",
    "1.4.0 2025-05-17",
    "1.3.0 2025-05-06",
    "1.2.0 2025-04-24",
    "1.1.0 2025-04-13",
    "1.0.0 2025-04-01",
  ]);
  expect(versions.indexOf("2.3.0 2025-07-14")).toBeGreaterThan(0);
});

test("no version is older than the one below it, by number or by day", () => {
  for (const [index, { version, day }] of changelogEntries.entries()) {
    expect(isCalendarDay(day)).toBe(true);
    const older = changelogEntries[index + 1];
    if (older === undefined) continue;
    expect(day >= older.day).toBe(true);
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
