import { expect, test } from "vitest";
import { resolve, retry } from "#offline/documents/posts/answer.ts";
import { freshPost, shownPost } from "#offline/documents/posts/post-parts.ts";
import {
  bringBack,
  choose,
  discard,
  keepPosted,
  post,
  release,
  remove,
  takeBack,
  typeIn,
} from "#offline/documents/posts/post.ts";
import type { PostRow } from "#offline/documents/posts/post-row.ts";
import { AT, FIRST, LETTING, posted, SENT_OVER, theirs } from "./support.ts";

const ROOM = { title: "Attic", price: 100, price_per_month: null, begin_date: "2027-01-01", state: "active" };
const NEW = post(LETTING, typeIn(freshPost("me", "room", "1"), null), ROOM, AT);

test("what was posted and has not left is not sent while its form is open, and goes on once that is closed unchanged", () => {
  const open = takeBack(NEW);
  expect(open).toMatchObject({ form: { status: "looked-at" }, wanted: { patch: ROOM } });
  expect(release(open)).toMatchObject({
    form: { status: "posted" },
    wanted: { patch: ROOM, state: { name: "queued" } },
  });
});

test("a key that is typed in it takes the posting back; posting again sends what the form has then", () => {
  const edited = typeIn(takeBack(NEW), null);
  expect(edited).toMatchObject({ wanted: null, form: { status: "editing" }, unsent: 0 });
  expect(post(LETTING, edited, { ...ROOM, price: 90 }, AT).wanted?.patch).toMatchObject({ price: 90 });
});

test("what may have arrived goes on being sent while its form is open and written in; posting again keeps what has left", () => {
  const left = withSent(NEW);
  expect(takeBack(left)).toBe(left);
  const edited = typeIn(left, null);
  expect(edited).toMatchObject({ form: { status: "editing" }, wanted: { patch: ROOM, sent: [{ patch: ROOM }] } });
  const again = post(LETTING, edited, { ...ROOM, price: 90 }, AT);
  expect(again.wanted).toMatchObject({ patch: { ...ROOM, price: 90 }, sent: [{ patch: ROOM }] });
});

test("what waits for its owner is open for correction, and keeps that it may have arrived", () => {
  const refused = withSent(NEW);
  refused.wanted = { ...refused.wanted!, state: { name: "needs-fix", problems: [], photos: [], isTold: false } };
  const edited = typeIn(takeBack(refused), null);
  expect(edited).toMatchObject({ form: { status: "editing" }, wanted: { sent: [{ patch: ROOM }] } });
  expect(post(LETTING, edited, ROOM, AT).wanted?.state).toEqual({ name: "queued" });
});

test("given up: nothing is left of what never left; of what may have arrived a deletion; of an edit the room", () => {
  expect(discard(LETTING, NEW, AT)).toBeNull();
  expect(discard(LETTING, withSent(NEW), AT)).toMatchObject({
    wanted: null,
    form: null,
    removed: { hasLeft: false },
    unsent: 1,
  });
  const chosen = choose(LETTING, edit({ price: 90 }), { state: "let" }, AT);
  expect(discard(LETTING, chosen, AT)).toMatchObject({ wanted: null, form: null, chosen: { patch: { state: "let" } } });
});

test("an edit that is given up after it may have arrived is taken back on the server", () => {
  const left = edit({ price: 90 });
  left.wanted = { ...left.wanted!, sent: [{ ...SENT_OVER, patch: { price: 90, price_per_month: null } }] };
  expect(discard(LETTING, left, AT)).toMatchObject({ form: null, wanted: { patch: { price: 100 }, sent: [{}] } });
});

test("deleted: all that is unsent of it goes; until it leaves, the room can be kept as the server has it", () => {
  const deleted = remove(choose(LETTING, edit({ price: 90 }), { state: "let" }, AT), AT)!;
  expect(deleted).toMatchObject({ wanted: null, chosen: null, form: null, base: ROOM, version: FIRST, unsent: 1 });
  expect(shownPost(deleted)).toBeNull();
  expect(keepPosted(deleted)).toMatchObject({ removed: null, base: ROOM, unsent: 0 });
  const left = { ...deleted, removed: { ...deleted.removed!, hasLeft: true } };
  expect(keepPosted(left)).toBe(left);
});

test("a choice in the list stands beside the form, is changed in place, and goes where it leaves nothing to send", () => {
  const row = choose(LETTING, edit({ price: 90 }), { state: "let" }, AT);
  expect(row).toMatchObject({ wanted: { patch: { price: 90 } }, chosen: { patch: { state: "let" } } });
  expect(shownPost(row)).toMatchObject({ price: 90, state: "let" });
  expect(choose(LETTING, row, { state: "active" }, AT).chosen).toBeNull();
  const left = { ...row, chosen: { ...row.chosen!, sent: [{ ...SENT_OVER, patch: { state: "let" } }] } };
  expect(choose(LETTING, left, { state: "active" }, AT).chosen?.patch).toEqual({ state: "active" });
});

test("of days that were chosen in the list and in the form the form's are the later word, also where the choice may have arrived", () => {
  const day = { begin_date: "2027-02-01" };
  const chosen = choose(LETTING, posted(ROOM), { ...day, state: "let" }, AT);
  const form = { seen: ROOM, posted: null, status: "editing" } as const;
  const sent = [{ ...SENT_OVER, patch: day }];
  const mine = { ...ROOM, begin_date: "2027-03-01" };
  const both = post(LETTING, { ...chosen, form }, mine, AT);
  expect(both).toMatchObject({ wanted: { patch: { begin_date: "2027-03-01" } }, chosen: { patch: { state: "let" } } });
  const onlyDay = { ...chosen, form, chosen: { ...chosen.chosen!, patch: day, sent } };
  expect(post(LETTING, onlyDay, mine, AT)).toMatchObject({ chosen: null, wanted: { sent } });
  // A form that has not been changed leaves the choice alone.
  expect(post(LETTING, { ...chosen, form }, { ...ROOM, price: 90 }, AT).chosen?.patch).toMatchObject(day);
});

test("an edit that changes nothing ends its form and sends nothing", () => {
  const form = { seen: ROOM, posted: null, status: "editing" } as const;
  expect(post(LETTING, { ...posted(ROOM), form }, ROOM, AT)).toMatchObject({ form: null, wanted: null, unsent: 0 });
});

test("a deleted room that is brought back is sent whole; edited before it leaves, with the edit; given up, not at all", () => {
  const back = bringBack(freshPost("me", "room", "1"), theirs(ROOM, FIRST), AT);
  expect(back).toMatchObject({ base: ROOM, version: null, wanted: { patch: {} }, restores: true });
  const edited = post(LETTING, typeIn(takeBack(back), null), { ...ROOM, price: 90 }, AT);
  expect(edited).toMatchObject({ base: ROOM, version: null, wanted: { patch: { price: 90 } }, restores: true });
  expect(discard(LETTING, back, AT)).toBeNull();
  expect(bringBack(NEW, theirs(ROOM, FIRST), AT)).toBe(NEW);
});

test("a question is answered field by field; with nothing left to say the form ends", () => {
  const asked = edit({ price: 90, title: "Loft" });
  asked.wanted = { ...asked.wanted!, state: { name: "conflict", fields: ["price"], isDeleted: false } };
  expect(resolve(asked, "wanted", [], AT).wanted).toMatchObject({
    patch: { price: 90, title: "Loft" },
    state: { name: "queued" },
  });
  expect(resolve(asked, "wanted", ["price"], AT).wanted?.patch).toEqual({ title: "Loft" });
  expect(resolve(asked, "wanted", ["price", "title"], AT)).toMatchObject({ wanted: null, form: null, unsent: 0 });
  expect(retry(asked, "wanted", AT)).toBe(asked);
});

function edit(changes: object): PostRow {
  const form = { seen: ROOM, posted: null, status: "editing" } as const;
  return post(LETTING, { ...posted(ROOM), form }, { ...ROOM, ...changes }, AT);
}

function withSent(row: PostRow): PostRow {
  const { patch } = row.wanted!;
  return { ...row, wanted: { ...row.wanted!, sent: [{ ...SENT_OVER, version: null, patch }] } };
}
