import { expect, test } from "vitest";
import type { Draft } from "#offline/drafts/draft.ts";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { newEntry } from "#offline/outbox/entries/entry-rows.ts";
import type { ShownChange } from "#offline/drafts/outbox-entry.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { unsentRows } from "../../../../../src/client/outbox/state/unsent-rows.ts";
import { requestLine } from "../../../../../src/client/features/tenant-requests/own/waiting-cells.tsx";
import { requestRow } from "../../../../domain/tenant-requests/request-row.ts";

const owner = "owner";

/** What is said of the only thing that waits. */
function lineOf(rows: TenantRequest[], { drafts = [], change }: { drafts?: Draft[]; change?: ShownChange }) {
  const entries = change === undefined ? [] : [{ seq: 1, ...newEntry(owner, change), change }];
  const outbox = { drafts, entries, receipts: [], lease: undefined, pause: undefined };
  const [row] = unsentRows(outbox, { holder: "this tab", now: 0 });
  return requestLine(row!, rows);
}

test("a draft shows what is typed in it, posted or not", () => {
  const typed = { city: "York", begin_date: "2026-10-01", end_date: "" };
  const line = { city: "York", begin_date: "2026-10-01", end_date: null };
  const draft = newDraft({ owner, kind: "request", typed });
  expect(lineOf([], { drafts: [draft] })).toMatchObject(line);
  expect(lineOf([], { drafts: [{ ...draft, status: "posted" }] })).toMatchObject(line);
});

test("a deletion shows what it takes away, by its name where the list is not at hand", () => {
  const change: ShownChange = { type: "delete", kind: "request", id: "a", title: "Leeds" };
  const dates = { begin_date: "2026-09-01", end_date: "2027-06-30" };
  const known = lineOf([requestRow("a", { ...dates, city: "London" })], { change });
  expect(known).toMatchObject({ ...dates, city: "London" });
  expect(lineOf([], { change })).toMatchObject({ city: "Leeds", begin_date: null, end_date: null });
});
