import { expect, test } from "vitest";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import { newEntry } from "#offline/outbox/entries/entry-rows.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { OutboxEntry, ShownChange, UpdateChange } from "#offline/drafts/outbox-entry.ts";
import { ownRows } from "../../../../src/client/outbox/own-list/own-rows.ts";
import { unsentRows } from "../../../../src/client/outbox/state/unsent-rows.ts";
import { requestRow } from "../../../domain/tenant-requests/request-row.ts";

const owner = "owner";

/** @param ids Of the rows that the server has. */
function listOf(kind: DraftKind, ids: string[], drafts: Draft[], entries: OutboxEntry<ShownChange>[] = []) {
  const outbox = { drafts, entries, receipts: [], lease: undefined, pause: undefined };
  const rows = ids.map((id) => ({ id }));
  const { waiting, posted, unsent } = ownRows(kind, rows, unsentRows(outbox, { holder: "this tab", now: 0 }));
  return { waiting, waitingIds: waiting.map(({ id }) => id), posted: posted.map(({ id }) => id), unsent };
}

function entry(seq: number, change: ShownChange): OutboxEntry<ShownChange> {
  return { seq, ...newEntry(owner, change), change };
}

function deletion(kind: DraftKind): OutboxEntry<ShownChange> {
  return entry(1, { type: "delete", kind, id: "a", title: "Leeds" });
}

test.each(["listing", "request"] as const)("a %s that is a draft stands on top of what is posted", (kind) => {
  const draft = newDraft({ owner, kind, typed: {} });
  const list = listOf(kind, ["a"], [draft]);
  expect(list.waiting).toMatchObject([{ id: draft.id, state: { name: "draft" } }]);
  expect(list.posted).toEqual(["a"]);
});

test("a request that is being changed stands among those waiting, and only there", () => {
  const draft = draftOfRow({ owner, kind: "request", typed: { city: "Leeds" } }, requestRow("a"));
  const { waitingIds, posted } = listOf("request", ["a", "b"], [draft]);
  expect(waitingIds).toEqual(["a"]);
  expect(posted).toEqual(["b"]);
});

test("a room that is being changed stands among those waiting and, as others see it, below", () => {
  const draft: Draft = { ...newDraft({ owner, kind: "listing", typed: { title: "A room" } }), id: "a" };
  const { waitingIds, posted, unsent } = listOf("listing", ["a", "b"], [draft]);
  expect(waitingIds).toEqual(["a"]);
  expect(posted).toEqual(["a", "b"]);
  expect([...unsent.keys()]).toEqual(["a"]);
});

test("a room that has just been posted is listed once, while this device still has its entry", () => {
  const draft = { ...newDraft({ owner, kind: "listing", typed: { title: "A room" } }), status: "posted" as const };
  const fields = { title: "A room" } as ListingFields;
  const create = entry(1, { type: "create", kind: "listing", id: draft.id, fields, photos: [] });
  expect(listOf("listing", [], [draft], [create]).waitingIds).toEqual([draft.id]);
  const { waiting, posted, unsent } = listOf("listing", [draft.id], [draft], [create]);
  expect(posted).toEqual([draft.id]);
  expect(waiting).toEqual([]);
  expect([...unsent.keys()]).toEqual([]);
  const refused = { ...create, state: { name: "needs-login" as const } };
  expect(listOf("listing", [draft.id], [draft], [refused]).waitingIds).toEqual([draft.id]);
});

test("a request that is to go waits on top", () => {
  const { waitingIds, posted } = listOf("request", ["a", "b"], [], [deletion("request")]);
  expect(waitingIds).toEqual(["a"]);
  expect(posted).toEqual(["b"]);
});

test("a room that is to go is marked where it stands, and waits on top where it is on another page", () => {
  const here = listOf("listing", ["a"], [], [deletion("listing")]);
  expect(here.waitingIds).toEqual([]);
  expect(here.posted).toEqual(["a"]);
  expect(here.unsent.get("a")).toMatchObject({ intent: "delete" });
  expect(listOf("listing", ["b"], [], [deletion("listing")]).waitingIds).toEqual(["a"]);
});

test("what is posted has the state of its oldest entry", () => {
  const fields: RequestFields = { ...requestRow("a"), email: "tenant@example.com" };
  const posted = { ...newDraft({ owner, kind: "request", typed: {} }), status: "posted" as const };
  const create = entry(1, { type: "create", kind: "request", id: posted.id, fields, photos: [] });
  const update = entry(2, { type: "update", kind: "request", id: posted.id, fields, photos: [], base: null });
  const { waiting } = listOf("request", [], [posted], [create, update]);
  expect(waiting).toMatchObject([{ id: posted.id, entry: create, state: { name: "queued" } }]);
});

test("a list leaves the other kind and the profile to other lists", () => {
  const room = newDraft({ owner, kind: "listing", typed: { title: "A room" } });
  const entries = [deletion("listing"), entry(2, { type: "profile", body: { full_name: "Li" } })];
  expect(listOf("request", [], [room], entries).waiting).toEqual([]);
});

test("A-57: what was chosen for a room in the list is marked there, beside what a form has changed of it", () => {
  const fields = { title: "A room", state: "let", end_date: "2027-07-31" } as unknown as ListingFields;
  const choice: UpdateChange = {
    type: "update",
    kind: "listing",
    id: "a",
    fields,
    photos: [],
    base: null,
    only: ["state"],
  };
  const draft: Draft = { ...newDraft({ owner, kind: "listing", typed: { title: "A room" } }), id: "a" };
  const outbox = { drafts: [draft], entries: [entry(1, choice)], receipts: [], lease: undefined, pause: undefined };
  const rows = [{ id: "a", title: "A room", end_date: "2027-06-30" }];
  const list = ownRows("listing", rows, unsentRows(outbox, { holder: "this tab", now: 0 }));
  expect(list.posted).toEqual([{ id: "a", title: "A room", end_date: "2027-06-30", state: "let" }]);
  expect(list.choices.get("a")?.state).toEqual({ name: "queued" });
  expect(list.unsent.get("a")?.state).toEqual({ name: "draft" });
  expect(list.waiting.map(({ id, state }) => [id, state.name])).toEqual([["a", "draft"]]);
});
