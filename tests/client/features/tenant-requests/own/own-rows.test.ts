import { expect, test } from "vitest";
import type { RequestFields } from "#domain/request-rules.ts";
import type { TenantRequest } from "#domain/tenant-request.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import { newEntry } from "#offline/outbox/entries/enqueue.ts";
import type { OutboxEntry, ShownChange } from "#offline/outbox/entries/entry.ts";
import { unsentRows } from "../../../../../src/client/outbox/state/unsent-rows.ts";
import { ownRows, type OwnRows } from "../../../../../src/client/features/tenant-requests/own/own-rows.ts";

const owner = "owner";
const fields: RequestFields = {
  email: "li@example.org",
  city: "Leeds",
  post_code: "LS2",
  begin_date: "2026-09-01",
  end_date: null,
  price_upper_bound: 150,
  property_type: "any",
  room_type: null,
  let_type: null,
  contact_info: null,
  description: null,
};

function row(id: string, changes: Partial<TenantRequest> = {}): TenantRequest {
  const at = "2026-08-01T10:00:00.000Z";
  return { ...fields, id, owner_id: owner, created_at: at, updated_at: at, is_demo: false, ...changes };
}

function rowsOf(rows: TenantRequest[], drafts: Draft[], entries: OutboxEntry<ShownChange>[] = []): OwnRows {
  const outbox = { drafts, entries, receipts: [], lease: undefined };
  return ownRows(rows, unsentRows(outbox, { holder: "this tab", now: 0 }));
}

function entry(seq: number, change: ShownChange): OutboxEntry<ShownChange> {
  return { seq, ...newEntry(owner, change), change };
}

test("a draft stands on top with what is typed in it", () => {
  const draft = newDraft({ owner, kind: "request", typed: { city: "York", begin_date: "2026-10-01", end_date: "" } });
  const { waiting, settled } = rowsOf([row("a")], [draft]);
  const line = { city: "York", begin_date: "2026-10-01", end_date: null };
  expect(waiting).toMatchObject([{ id: draft.id, line, state: { name: "draft" } }]);
  expect(settled.map(({ id }) => id)).toEqual(["a"]);
});

test("a request that is being changed stands among those waiting, and only there", () => {
  const draft = draftOfRow({ owner, kind: "request", typed: { city: "Leeds" } }, row("a"));
  const { waiting, settled } = rowsOf([row("a"), row("b")], [draft]);
  expect(waiting.map(({ id }) => id)).toEqual(["a"]);
  expect(settled.map(({ id }) => id)).toEqual(["b"]);
});

test("what is posted shows what was typed, and the state of its oldest entry", () => {
  const posted = { ...newDraft({ owner, kind: "request", typed: { city: "York" } }), status: "posted" as const };
  const create = entry(1, { type: "create", kind: "request", id: posted.id, fields, photos: [] });
  const update = entry(2, { type: "update", kind: "request", id: posted.id, fields, photos: [], base: null });
  const { waiting } = rowsOf([], [posted], [create, update]);
  expect(waiting).toMatchObject([{ id: posted.id, line: { city: "York" }, entry: create, state: { name: "queued" } }]);
});

test("a deletion shows what it takes away, by its name where the list is not at hand", () => {
  const deletion = entry(1, { type: "delete", kind: "request", id: "a", title: "Leeds" });
  const dates = { begin_date: "2026-09-01", end_date: "2027-06-30" };
  const known = rowsOf([row("a", { ...dates, city: "London" })], [], [deletion]);
  expect(known.waiting[0]?.line).toMatchObject({ ...dates, city: "London" });
  expect(known.settled).toEqual([]);
  const unknown = rowsOf([], [], [deletion]);
  expect(unknown.waiting[0]?.line).toEqual({ city: "Leeds", begin_date: null, end_date: null });
});

test("rooms and the profile are other lists' business", () => {
  const room = newDraft({ owner, kind: "listing", typed: { title: "A room" } });
  const entries = [
    entry(1, { type: "delete", kind: "listing", id: "r", title: "A room" }),
    entry(2, { type: "profile", body: { full_name: "Li" } }),
  ];
  expect(rowsOf([], [room], entries).waiting).toEqual([]);
});
