import { expect, test } from "vitest";
import { edit, remove, restore } from "#offline/documents/edit.ts";
import { met } from "#offline/documents/met.ts";
import { fresh, shown } from "#offline/documents/parts.ts";
import type { DocumentRow, SearchContent } from "#offline/documents/row.ts";
import { joinedWithTwin } from "#offline/documents/twins.ts";
import { search } from "#offline/kinds/search.ts";

const AT = { now: 1000, order: 1 };
const MEETING = { kind: search, ...AT };
const NOON = "2026-11-30T12:00:00.000Z";
const LATE = "2026-11-30T14:00:00.000Z";
const TRACE = { content: search.empty, version: LATE, isRemoved: true };

type Row = DocumentRow<"search">;

function content(changes: Partial<SearchContent> = {}): SearchContent {
  return { ...search.empty, name: "Leeds", criteria: { mode: "filter", city: "Leeds" }, seen_at: NOON, ...changes };
}

function made(id: string, changes: Partial<SearchContent> = {}): Row {
  const row = fresh("search", {
    owner: "owner",
    id,
    beside: { createdAt: NOON, newCount: 0, newSince: NOON, newInAll: 0 },
  });
  return changed(restore(search, row, AT), content(changes));
}

/** What the account has, as this phone has it. */
function known(changes: Partial<SearchContent> = {}): Row {
  return { ...made("known"), base: content(changes), version: NOON, wanted: null, unsent: 0 };
}

function changed(row: Row, changes: Partial<SearchContent>): Row {
  return edit(search, row, (before) => ({ ...before, ...changes }), AT);
}

function sent(row: Row): Row {
  return { ...row, wanted: { ...row.wanted!, sent: [row.wanted!.content] } };
}

test("of two devices that have looked, the later look counts", () => {
  const here = changed(known(), { seen_at: "2026-11-30T12:10:00.000Z" });
  const theirs = { content: content({ seen_at: "2026-11-30T12:20:00.000Z" }), version: LATE, isRemoved: false };
  expect(met(here, theirs, MEETING).row).toMatchObject({ base: theirs.content, wanted: null });
});

test("another device's removal takes a search that was only looked at here, and leaves one that was changed here", () => {
  expect(met(changed(known(), { seen_at: LATE }), TRACE, MEETING).row).toBeNull();
  const left = met(changed(known(), { alert: "daily" }), TRACE, MEETING).row;
  expect(left).toMatchObject({ version: LATE, unsent: 1, wanted: { content: content({ alert: "daily" }) } });
});

test("a search that was brought back after the account may have heard of its end outlives its own trace", () => {
  const removed = remove(known(), AT);
  const back = restore(search, { ...removed, removed: { ...removed.removed!, hasLeft: true } }, AT);
  expect(met(back, TRACE, MEETING).row).toMatchObject({ version: LATE, unsent: 1, wanted: { content: content() } });
});

test("a removal here stands whatever another device has changed; brought back, the search has that", () => {
  const row = remove(changed(known(), { name: "Mine" }), AT);
  const theirs = { content: content({ name: "Theirs", alert: "daily" }), version: LATE, isRemoved: false };
  const after = met(row, theirs, MEETING).row!;
  expect(after).toMatchObject({ removed: row.removed, base: theirs.content, version: LATE, unsent: 1 });
  expect(shown(restore(search, after, AT))).toEqual(content({ name: "Mine", alert: "daily" }));
});

test("a search of the account's takes in one of the same criteria that was made here, and is told of as either wished", () => {
  const told = { alert: "daily", by_push: false, by_mail: true } as const;
  const joined = joinedWithTwin(known(), [made("twin", { name: "Mine", ...told })], MEETING);
  expect(joined.twin).toEqual({ id: "twin", left: null });
  expect(joined.row).toMatchObject({ unsent: 1, wanted: { content: content(told) } });
  const alerting = known({ alert: "at_once" });
  expect(joinedWithTwin(alerting, [made("twin", told)], MEETING).row).toBe(alerting);
});

test("what was made here and may have arrived is removed there when its twin takes it in", () => {
  const { twin } = joinedWithTwin(known(), [sent(made("twin"))], MEETING);
  expect(twin?.left).toMatchObject({ id: "twin", unsent: 1, removed: { hasLeft: false } });
});

test("no twin is a search of other criteria, a removed one, nor one that the account knows by its id", () => {
  const others = [
    made("other", { criteria: { mode: "filter", city: "York" } }),
    remove(made("removed"), AT),
    { ...known(), id: "second" },
  ];
  expect(joinedWithTwin(known(), others, MEETING).twin).toBeNull();
  expect(joinedWithTwin(remove(known(), AT), [made("twin")], MEETING).twin).toBeNull();
});
