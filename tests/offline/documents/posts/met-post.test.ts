import { expect, test } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { postAsNew } from "#offline/documents/posts/answer.ts";
import { absentPost, answeredPost, endedPost, metPost } from "#offline/documents/posts/met-post.ts";
import { freshPost, shownPost } from "#offline/documents/posts/post-parts.ts";
import { bringBack, choose, post, remove, takeBack, typeIn } from "#offline/documents/posts/post.ts";
import type { PartName, PostRow } from "#offline/documents/posts/post-row.ts";
import { AT, FIRST, LETTING, posted, SECOND, SENT_OVER, theirs, THIRD } from "./support.ts";

const ROOM = { title: "Attic", price: 100, city: "Leeds", begin_date: "2027-01-01", state: "active" };
const MEETING = { rules: LETTING, ...AT };
const NEW = post(LETTING, typeIn(freshPost("me", "room", "1"), null), ROOM, AT);

test("C17: what another device has changed in other fields is merged, and told", () => {
  const { row } = metPost(edit({ price: 90 }), theirs({ ...ROOM, title: "Loft" }, SECOND), MEETING);
  expect(row).toMatchObject({
    base: { title: "Loft" },
    version: SECOND,
    wanted: { patch: { price: 90 }, merged: ["title"], state: { name: "queued" } },
  });
});

test("C18: a field that both have changed is asked about, and stays so until it is answered", () => {
  const { row } = metPost(edit({ price: 90, city: "York" }), theirs({ ...ROOM, price: 80 }, SECOND), MEETING);
  expect(row?.wanted?.state).toEqual({ name: "conflict", fields: ["price"], isDeleted: false });
  const later = metPost(row!, theirs({ ...ROOM, price: 80, title: "Loft" }, THIRD), MEETING).row;
  expect(later?.wanted?.state).toEqual({ name: "conflict", fields: ["price"], isDeleted: false });
  const same = metPost(row!, theirs({ ...ROOM, price: 90 }, THIRD), MEETING).row;
  expect(same?.wanted).toMatchObject({ patch: { city: "York" }, state: { name: "queued" } });
});

test("S5: an answer that was lost is no other device's: what was written since is an edit of it", () => {
  const again = { ...withSent(NEW), wanted: { ...withSent(NEW).wanted!, patch: { ...ROOM, price: 90 } } };
  const { row } = metPost(again, theirs(ROOM, SECOND), MEETING);
  expect(row?.wanted).toMatchObject({ patch: { price: 90 }, sent: [], state: { name: "queued" } });
  expect(metPost(again, theirs({ ...ROOM, price: 80 }, SECOND), MEETING).row?.wanted?.state).toMatchObject({
    name: "conflict",
    fields: ["price"],
  });
});

test("a posting is confirmed by its content; with what was changed since it is an edit", () => {
  const request = { part: "wanted", patch: ROOM, version: null } as const;
  const done = answeredPost(withSent(NEW), request, theirs(ROOM, FIRST), MEETING);
  expect(done).toMatchObject({ base: ROOM, version: FIRST, wanted: null, form: null, unsent: 0 });
  const changed = post(LETTING, withSent(NEW), { ...ROOM, price: 90 }, AT);
  expect(answeredPost(changed, request, theirs(ROOM, FIRST), MEETING).wanted?.patch).toEqual({ price: 90 });
  // Another device has posted the same draft.
  const other = answeredPost(withSent(NEW), request, theirs({ ...ROOM, title: "Loft" }, FIRST), MEETING);
  expect(other.wanted?.state).toEqual({ name: "conflict", fields: ["title"], isDeleted: false });
});

test("S5: an edit that was taken and is not there is asked about, not sent for ever", () => {
  const request = { part: "wanted", patch: { price: 90 }, version: FIRST } as const;
  const { wanted } = answeredPost(withSent(edit({ price: 90 })), request, theirs(ROOM, SECOND), MEETING);
  expect(wanted?.state).toEqual({ name: "conflict", fields: ["price"], isDeleted: false });
});

test("a form that was changed while it was posted is compared with what it had posted", () => {
  const edited = typeIn(withSent(edit({ price: 90 })), null);
  const request = { part: "wanted", patch: { price: 90 }, version: FIRST } as const;
  const there = theirs({ ...ROOM, price: 90, title: "Loft" }, SECOND);
  const done = answeredPost(edited, request, there, MEETING);
  expect(done).toMatchObject({ wanted: null, form: { status: "editing", seen: { price: 90, title: "Attic" } } });
  // The title that another device has given stands: this form has not shown it.
  expect(post(LETTING, done, { ...ROOM, price: 85 }, AT).wanted).toMatchObject({
    patch: { price: 85 },
    merged: ["title"],
    state: { name: "queued" },
  });
});

test("a form that is open when its posting turns out to be there ends once it is closed", () => {
  const { row } = metPost(takeBack(edit({ price: 90 })), theirs({ ...ROOM, price: 90 }, SECOND), MEETING);
  expect(row).toMatchObject({ wanted: null, form: { status: "looked-at" } });
});

test("a choice in the list moves with the base, and is nobody else's to the form", () => {
  const both = choose(LETTING, edit({ price: 90 }), { state: "let" }, AT);
  const request = { part: "chosen", patch: { state: "let" }, version: FIRST } as const;
  const done = answeredPost(withSent(both, "chosen"), request, theirs({ ...ROOM, state: "let" }, SECOND), MEETING);
  expect(done).toMatchObject({ chosen: null, wanted: { patch: { price: 90 }, merged: [] }, version: SECOND });
});

test("S14: a restored server gets the newer text over its older one, photos too", () => {
  const row = { ...posted({ ...ROOM, price: 90 }), version: SECOND };
  expect(metPost(row, theirs(ROOM, FIRST), MEETING)).toMatchObject({
    row: { base: ROOM, version: FIRST, wanted: { patch: { price: 90 } } },
    arePhotosLost: true,
  });
});

test("S14: one that a restored server has lost is sent again for a day; then it is gone, and its edits are asked about", () => {
  const at = { ...AT, serversNow: Date.parse(FIRST) };
  const row = { ...posted(ROOM), keptUntil: at.serversNow + DAY_MS };
  const again = absentPost(row, "unknown", at);
  expect(again).toMatchObject({ row: { base: ROOM, version: null, wanted: { patch: {} } }, arePhotosLost: true });
  expect(absentPost(row, "unknown", { ...at, serversNow: at.serversNow + DAY_MS }).row).toBeNull();
  expect(absentPost(edit({ price: 90 }), "unknown", at).row).toMatchObject({
    version: null,
    wanted: { patch: { price: 90 } },
  });
  const old = { ...at, now: AT.now + 61 * DAY_MS };
  expect(absentPost(edit({ price: 90 }), "unknown", old).row?.wanted?.state).toMatchObject({ isDeleted: true });
  // Another device has sent it again meanwhile, with an edit of its own.
  const found = metPost(withSent(again.row!), theirs({ ...ROOM, title: "Loft" }, SECOND), MEETING);
  expect(found.row).toMatchObject({ base: { title: "Loft" }, wanted: null });
});

test("C19: deleted elsewhere: gone where nothing is unsent; else its owner is asked; back with the same version, it is an edit again", () => {
  const at = { ...AT, serversNow: Date.parse(FIRST) };
  expect(absentPost(posted(ROOM), "deleted", at).row).toBeNull();
  const { row } = absentPost(choose(LETTING, posted(ROOM), { state: "let" }, AT), "deleted", at);
  expect(row?.chosen?.state).toEqual({ name: "conflict", fields: [], isDeleted: true });
  expect(metPost(row!, theirs(ROOM, FIRST), MEETING).row?.chosen?.state).toEqual({ name: "queued" });
});

test("C19: deleted elsewhere while it is being edited: it is shown no more, and its owner is asked once the edit is posted", () => {
  const at = { ...AT, serversNow: Date.parse(FIRST) };
  const edited = typeIn(posted(ROOM), theirs(ROOM, FIRST));
  const { row } = absentPost(edited, "deleted", at);
  expect(shownPost(row!)).toBeNull();
  const asked = post(LETTING, row!, { ...ROOM, price: 90 }, AT);
  expect(asked.wanted?.state).toEqual({ name: "conflict", fields: [], isDeleted: true });
  const photos = new Map<string, string>();
  const anew = postAsNew(LETTING, asked, { id: "2", photos }, AT);
  expect(anew).toMatchObject({ id: "2", base: null, wanted: { patch: { price: 90, photos: [] } } });
});

test("a removal stands; of one that has ended a restored server is told again, unless it was brought back since", () => {
  const removed = remove(posted(ROOM), AT)!;
  expect(metPost(removed, theirs({ ...ROOM, price: 1 }, SECOND), MEETING).row?.removed).not.toBeNull();
  const ended = endedPost(removed, Date.parse(SECOND));
  expect(ended).toMatchObject({ base: null, removed: null, unsent: 0 });
  expect(metPost(ended, theirs(ROOM, FIRST), MEETING).row).toMatchObject({ removed: { hasLeft: false }, unsent: 1 });
  const back = theirs(ROOM, THIRD, { restored_at: THIRD });
  expect(metPost(ended, back, MEETING).row).toMatchObject({ removed: null, ended: null, base: ROOM });
});

test("A-59: what another device has brought back before, and changed since, is back as it is there", () => {
  const back = withSent(bringBack(freshPost("me", "room", "1"), theirs(ROOM, FIRST), AT));
  const request = { part: "wanted", patch: ROOM, version: null } as const;
  const done = answeredPost(back, request, theirs({ ...ROOM, title: "Loft" }, SECOND), MEETING);
  expect(done).toMatchObject({ wanted: null, restores: false, form: null, base: { title: "Loft" } });
});

function edit(changes: object): PostRow {
  const form = { seen: ROOM, posted: null, status: "editing" } as const;
  return post(LETTING, { ...posted(ROOM), form }, { ...ROOM, ...changes }, AT);
}

/** With the part's patch as it would have left. */
function withSent(row: PostRow, name: PartName = "wanted"): PostRow {
  const { patch } = row[name]!;
  const { base, version } = row;
  const sent = [{ ...SENT_OVER, version, patch: version === null ? { ...base, ...patch } : patch }];
  return { ...row, [name]: { ...row[name], sent } };
}
