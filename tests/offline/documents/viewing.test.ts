import { expect, test } from "vitest";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { emptyViewing, SCORES, VIEWING_STATES, type ViewingContent } from "#domain/viewings/viewing.ts";
import { DocumentGoneError, edit, remove, restore } from "#offline/documents/edit.ts";
import type { Theirs } from "#offline/documents/kind.ts";
import { lost, met } from "#offline/documents/met.ts";
import { fresh, shown } from "#offline/documents/parts.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";

const BESIDE = { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt: 0 };
const NEW = fresh("viewing", { owner: "owner", id: "room", beside: BESIDE });
const AT = { now: 1000, order: 1 };
const EARLY = "2026-11-30T10:00:00.000Z";
const NOON = "2026-11-30T12:00:00.000Z";
const LATE = "2026-11-30T14:00:00.000Z";

function content(changes: Partial<ViewingContent>): ViewingContent {
  return { ...emptyViewing, ...changes };
}

function photographed(...uuids: string[]): Pick<ViewingContent, "photos"> {
  return { photos: uuids.map((uuid) => ({ uuid, caption: "" })) };
}

function theirs(version: string, changes: Partial<ViewingContent> = {}): Theirs<"viewing"> {
  return { content: content(changes), version, isRemoved: false };
}

function trace(version: string): Theirs<"viewing"> {
  return { content: emptyViewing, version, isRemoved: true };
}

/** What the account has, as this phone has it. */
function clean(changes: Partial<ViewingContent> = {}): DocumentRow<"viewing"> {
  return { ...NEW, base: content(changes), version: NOON, revision: 1 };
}

function noted(row: DocumentRow<"viewing">, changes: Partial<ViewingContent>): DocumentRow<"viewing"> {
  return edit(viewing, row, (before) => ({ ...before, ...changes }), AT);
}

function sent(row: DocumentRow<"viewing">, ...contents: ViewingContent[]): DocumentRow<"viewing"> {
  return { ...row, wanted: { ...row.wanted!, sent: contents } };
}

function meet(row: DocumentRow<"viewing">, other: Theirs<"viewing">) {
  return met(row, other, { kind: viewing, now: 2000, order: 2 });
}

function met1(row: DocumentRow<"viewing">, other: Theirs<"viewing">): DocumentRow<"viewing"> {
  return meet(row, other).row!;
}

test("a room that is saved is to be sent, although nothing has been noted", () => {
  const saved = restore(viewing, NEW, AT);
  expect(shown(saved)).toEqual(emptyViewing);
  expect(saved).toMatchObject({ unsent: 1, version: null, wanted: { order: 1, sent: [], state: { name: "queued" } } });
});

test("an edit is sent; one that is taken back to what the account has is not", () => {
  const edited = noted(clean({ notes: "a" }), { notes: "b" });
  expect(edited).toMatchObject({ unsent: 1, revision: 2, base: content({ notes: "a" }) });
  expect(noted(edited, { notes: "a" })).toMatchObject({ unsent: 0, wanted: null, revision: 3 });
  expect(noted(edited, { notes: "b" })).toBe(edited);
});

test("an edit that is taken back is sent as long as what was edited may have arrived", () => {
  const edited = sent(noted(clean({ notes: "a" }), { notes: "b" }), content({ notes: "b" }));
  expect(noted(edited, { notes: "a" })).toMatchObject({ unsent: 1, wanted: { content: content({ notes: "a" }) } });
});

test("an edit has another try of what the server refused, and keeps its place and a wait", () => {
  const edited = noted(clean(), { notes: "a" });
  const refused: DocumentRow<"viewing"> = { ...edited, wanted: { ...edited.wanted!, state: { name: "needs-fix" } } };
  const waiting: DocumentRow<"viewing"> = {
    ...edited,
    wanted: { ...edited.wanted!, state: { name: "waiting", until: 9, reason: "told-to" } },
  };
  const later = (row: DocumentRow<"viewing">) =>
    edit(viewing, row, (before) => ({ ...before, notes: "b" }), { now: 5, order: 7 }).wanted;
  expect(later(refused)).toMatchObject({ order: 1, state: { name: "queued" } });
  expect(later(waiting)).toMatchObject({ order: 1, state: { name: "waiting", until: 9 } });
});

test("what was removed, or was never here, cannot be edited", () => {
  expect(() => noted(remove(clean(), AT), { notes: "a" })).toThrow(DocumentGoneError);
  expect(() => noted(NEW, { notes: "a" })).toThrow(DocumentGoneError);
});

test("a removal is sent, unless the server never had the document", () => {
  expect(remove(clean(), AT)).toMatchObject({ unsent: 1, removed: { order: 1, hasLeft: false } });
  const saved = restore(viewing, NEW, AT);
  expect(remove(saved, AT).unsent).toBe(0);
  expect(remove(sent(saved, emptyViewing), AT).unsent).toBe(1);
});

test("brought back before its removal has left, a document is as the account has it, with all its photos", () => {
  const row = clean({ notes: "a", ...photographed("there") });
  expect(restore(viewing, remove(row, AT), AT)).toMatchObject({
    base: row.base,
    version: NOON,
    wanted: null,
    unsent: 0,
  });
  const edited = noted(row, { notes: "b", ...photographed("there", "here") });
  const back = restore(viewing, remove(edited, AT), AT);
  expect(shown(back)).toEqual(content({ notes: "b", ...photographed("there", "here") }));
});

test("brought back after its removal may have arrived, a document is sent whole, whatever is edited then", () => {
  const removed = remove(clean({ notes: "a" }), AT);
  const back = restore(viewing, { ...removed, removed: { ...removed.removed!, hasLeft: true } }, AT);
  expect(back).toMatchObject({ version: null, unsent: 1, wanted: { content: content({ notes: "a" }) } });
  const edited = noted(noted(back, { notes: "b" }), { notes: "a" });
  expect(edited).toMatchObject({ unsent: 1, wanted: { content: content({ notes: "a" }) } });
  // The account has but a trace of it.
  expect(met1(edited, trace(LATE))).toMatchObject({ version: LATE, wanted: { content: content({ notes: "a" }) } });
});

test("brought back after its removal has left, a document takes nothing out that a restored server has not yet", () => {
  const removed = remove(clean({ notes: "a", ...photographed("there") }), AT);
  const left = { ...removed, removed: { ...removed.removed!, hasLeft: true } };
  const again = remove(restore(viewing, left, AT), AT);
  const leftAgain = { ...again, removed: { ...again.removed!, hasLeft: true } };
  for (const row of [left, leftAgain]) {
    const back = met1(restore(viewing, row, AT), theirs(EARLY, { notes: "a" }));
    expect(back).toMatchObject({ version: EARLY, unsent: 1 });
    expect(shown(back)).toEqual(content({ notes: "a", ...photographed("there") }));
  }
  expect(met1(again, theirs(EARLY))).toMatchObject({ version: EARLY, removed: again.removed });
});

test("a document that another device has made comes as it is; a trace of one does not", () => {
  expect(met1(NEW, theirs(NOON, { notes: "a" }))).toMatchObject({
    base: content({ notes: "a" }),
    version: NOON,
    unsent: 0,
  });
  expect(meet(NEW, trace(NOON)).row).toBeNull();
});

test("another device's version takes the place of one that was not changed here", () => {
  const row = met1(clean({ notes: "a" }), theirs(LATE, { notes: "b" }));
  expect(row).toMatchObject({ base: content({ notes: "b" }), version: LATE, wanted: null, unsent: 0, revision: 2 });
});

test("what both have changed is merged as before, over what both began with", () => {
  const random = seededRandom(57);
  for (let round = 0; round < 500; round += 1) {
    const [base, mine, other] = [written(random), written(random), written(random)];
    const row = met1(noted({ ...clean(), base }, mine), { content: other, version: LATE, isRemoved: false });
    const merged = mergeViewings(base, viewing.isSame(base, mine) ? base : mine, other);
    expect(shown(row)).toEqual(merged);
    expect(row.unsent).toBe(viewing.isSame(merged, other) ? 0 : 1);
    expect(row).toMatchObject({ base: other, version: LATE });
  }
});

test("what was made here and elsewhere is merged over nothing", () => {
  const row = met1(noted(restore(viewing, NEW, AT), { notes: "mine" }), theirs(NOON, { notes: "other" }));
  expect(shown(row)?.notes).toBe("mine\nother");
});

test("a line that was taken out after it had left does not come back with the answer that was lost", () => {
  const first = noted(clean(), { notes: "kept\nwrong" });
  const second = noted(sent(first, content({ notes: "kept\nwrong" })), { notes: "kept" });
  const row = met1(second, theirs(LATE, { notes: "kept\nwrong" }));
  expect(row).toMatchObject({ version: LATE, unsent: 1, wanted: { content: content({ notes: "kept" }), sent: [] } });
});

test("a try that arrived without its answer has nothing more to send", () => {
  const edited = noted(clean(), { notes: "a" });
  expect(met1(sent(edited, edited.wanted!.content), theirs(LATE, { notes: "a" }))).toMatchObject({
    wanted: null,
    unsent: 0,
  });
});

test("a removal elsewhere takes what was not changed here; an edit here is put over its trace, with all photos", () => {
  expect(meet(clean(), trace(LATE)).row).toBeNull();
  const edited = noted(clean(), { notes: "a", ...photographed("here", "elsewhere") });
  const { row, arePhotosLost } = meet(edited, trace(LATE));
  expect(row).toMatchObject({ base: null, version: LATE, unsent: 1 });
  expect(shown(row!)).toEqual(content({ notes: "a", ...photographed("here", "elsewhere") }));
  expect(arePhotosLost).toBe(true);
});

test("an edit elsewhere wins over a removal here; what the account had anyway does not", () => {
  const removed = remove(clean({ notes: "a" }), AT);
  expect(met1(removed, theirs(NOON, { notes: "a" }))).toMatchObject({ removed: removed.removed, unsent: 1 });
  const back = met1(removed, theirs(LATE, { notes: "other" }));
  expect(back).toMatchObject({ removed: null, wanted: null, base: content({ notes: "other" }), unsent: 0 });
});

test("what was removed here and arrives late from this phone stays removed", () => {
  const edited = noted(clean({ notes: "a" }), { notes: "b" });
  const later = noted(sent(edited, edited.wanted!.content), { notes: "c" });
  expect(met1(remove(later, AT), theirs(LATE, { notes: "b" }))).toMatchObject({
    version: LATE,
    removed: { hasLeft: false },
    unsent: 1,
  });
});

test("what is removed on both sides is gone", () => {
  expect(meet(remove(clean(), AT), trace(LATE)).row).toBeNull();
});

test.each([
  ["content", theirs(EARLY, { notes: "old" }), content({ notes: "old" })],
  ["trace", trace(EARLY), null],
])("S14: a restored server with an older %s gets the newer notes, and the photos again", (_, older, base) => {
  const { row, arePhotosLost } = meet(clean({ notes: "new", ...photographed("here", "elsewhere") }), older);
  expect(shown(row!)).toEqual(content({ notes: "new", ...photographed("here", "elsewhere") }));
  expect(row).toMatchObject({ version: EARLY, base, unsent: 1 });
  expect(arePhotosLost).toBe(true);
});

test("S14: an older content undoes no removal", () => {
  const row = met1(remove(clean({ notes: "new" }), AT), theirs(EARLY, { notes: "old" }));
  expect(row).toMatchObject({ version: EARLY, unsent: 1, removed: { order: 1 } });
});

test("S14: a server that has lost a document gets it whole; of a removed one it has nothing to hear", () => {
  const meeting = { kind: viewing, now: 2000, order: 2 };
  const { row } = lost(clean({ notes: "a", ...photographed("here", "elsewhere") }), meeting);
  expect(row).toMatchObject({ version: null, base: { notes: "a" }, unsent: 1 });
  expect(shown(row!)).toEqual(content({ notes: "a", ...photographed("here", "elsewhere") }));
  expect(lost(remove(clean(), AT), meeting).row).toBeNull();
});

test("S14: what left before the server lost a document may still arrive, and is no other device's then", () => {
  const edited = noted(clean({ notes: "a" }), { notes: "a\nwrong" });
  const later = noted(sent(edited, edited.wanted!.content), { notes: "a\nright" });
  const { row } = lost(later, { kind: viewing, now: 2000, order: 2 });
  expect(shown(met1(row!, theirs(LATE, { notes: "a\nwrong" })))?.notes).toBe("a\nright");
});

test("S14: a server that has forgotten a removal is told again; a later version is another device's, and comes", () => {
  const ended: DocumentRow<"viewing"> = { ...NEW, ended: { version: NOON, at: 0 } };
  expect(met1(ended, theirs(NOON, { notes: "a" }))).toMatchObject({ ended: null, removed: { order: 2 }, unsent: 1 });
  expect(met1(ended, theirs(LATE, { notes: "a" }))).toMatchObject({ ended: null, removed: null, unsent: 0 });
  expect(met1(ended, trace(LATE))).toEqual(ended);
});

/** Notes of few words, so that two often agree. */
function written({ pick, chance }: SeededRandom): ViewingContent {
  const some = <T>(list: readonly T[]) => list.filter(() => chance(0.5));
  return {
    state: pick(VIEWING_STATES.slice(0, 3)),
    appointment: pick([null, "2026-12-01T14:00", "2026-12-02T10:00"]),
    score: pick([null, ...SCORES.slice(0, 2)]),
    notes: some(["one", "two", "three"]).join("\n"),
    checks: Object.fromEntries(
      some(["damp", "noise"]).map((id) => [id, { answer: pick([null, "good", "bad"]), note: pick(["n", "m"]) }]),
    ),
    photos: some(["p", "q", "r"]).map((uuid) => ({ uuid, caption: pick(["", "front"]) })),
    other: [],
  };
}

test("what has left, and has come back with another device's changes, is the base of what was written after it", () => {
  const row = sent(
    noted(clean({ notes: "a" }), { notes: "a\nc" }),
    content({ notes: "a\nb" }),
    content({ notes: "a\nb\nc" }),
    content({ notes: "a\nc" }),
  );
  // The second has arrived. The line that was taken out after it stays out, and the other device's is added.
  expect(shown(met1(row, theirs(LATE, { notes: "a\nb\nc\nd" })))?.notes).toBe("a\nc\nd");
  // None has: another device's line is no line of this phone's.
  expect(
    shown(met1(row, theirs(LATE, { notes: "a\nd" })))
      ?.notes.split("\n")
      .toSorted(),
  ).toEqual(["a", "c", "d"]);
});

test("a removal that another device's change brings back loses nothing that was written before it", () => {
  const removed = remove(noted(clean({ notes: "a" }), { notes: "a\nmine" }), AT);
  const row = met1(removed, theirs(LATE, { notes: "a\ntheirs" }));
  expect(shown(row)?.notes.split("\n").toSorted()).toEqual(["a", "mine", "theirs"]);
  expect(row).toMatchObject({ removed: null, unsent: 1 });
});

test("without notes, too, a document is put over a trace until it is there", () => {
  const row = met1(restore(viewing, NEW, AT), trace(NOON));
  expect(row).toMatchObject({ base: null, version: NOON, unsent: 1 });
  expect(noted(noted(row, { notes: "a" }), { notes: "" }).unsent).toBe(1);
});
