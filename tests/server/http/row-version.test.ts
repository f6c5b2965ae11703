import { expect, test } from "vitest";
import { etagOf, refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";

const row = { updated_at: "2026-11-21T12:00:00.000Z", title: "as it is" };

test.each([
  [undefined, undefined],
  [etagOf(row), undefined],
  [`W/${etagOf(row)}`, undefined],
  [`"other",${etagOf(row)}`, undefined],
  ["*", undefined],
  [undefined, row.updated_at],
  [undefined, "2026-11-21T12:00:00Z"],
  [etagOf(row), "2026-11-21T20:00:00+08:00"],
])("W-05: If-Match %s and updated_at %s are of this version", (ifMatch, updatedAt) => {
  expect(() => refuseStale({ ifMatch, updatedAt }, row)).not.toThrow();
});

test.each([
  ['"2026-11-21T11:59:59.999Z"', undefined],
  ["2026-11-21T12:00:00.000Z", undefined],
  ["", undefined],
  [undefined, "2026-11-21T12:00:00.001Z"],
  [etagOf(row), "2026-11-21T11:00:00Z"],
  ['"other"', row.updated_at],
])("W-05: If-Match %s and updated_at %s are of another: 409 with the row", (ifMatch, updatedAt) => {
  expect(() => refuseStale({ ifMatch, updatedAt }, row)).toThrow(
    expect.objectContaining({ status: 409, current: row }),
  );
});

test("W-05: a version is never older than, nor equal to, the one before", () => {
  expect(versionAfter(row, new Date("2026-11-21T12:00:01Z"))).toBe("2026-11-21T12:00:01.000Z");
  for (const now of [row.updated_at, "2020-01-01T00:00:00Z"]) {
    expect(versionAfter(row, new Date(now))).toBe("2026-11-21T12:00:00.001Z");
  }
});
