import { expect, test } from "vitest";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";

function noted(content: Partial<ViewingContent>): ViewingContent {
  return { ...emptyViewing, ...content };
}

const base = noted({ notes: "a\nb", score: 3, checks: { damp: { answer: "good", note: "dry" } } });

test("what one side alone has changed is taken from it, from several fields at once", () => {
  const mine = { ...base, notes: "a\nb\nc", appointment: "2026-11-30T14:00" };
  const theirs: ViewingContent = { ...base, score: 5, checks: { heating: { answer: "bad", note: "" } } };
  expect(mergeViewings(base, mine, theirs)).toEqual({
    ...base,
    notes: "a\nb\nc",
    appointment: "2026-11-30T14:00",
    score: 5,
    checks: { heating: { answer: "bad", note: "" } },
  });
});

test("notes of both are kept, this side's first; a line that one has taken out or mended is not there twice", () => {
  const merge = (mine: string, theirs: string) =>
    mergeViewings(base, { ...base, notes: mine }, { ...base, notes: theirs }).notes;
  expect(merge("a\nb\nmine", "a\nb\ntheirs")).toBe("a\nb\nmine\ntheirs");
  expect(merge("a\nb\nmine", "b")).toBe("b\nmine");
  expect(merge("a\nb, mine", "a\nb, theirs")).toBe("a\nb, mine\nb, theirs");
  expect(merge("", "a\nb\ntheirs")).toBe("theirs");
  expect(merge("a\nb\n\nsame", "a\nb\nsame")).toBe("a\nb\n\nsame");
});

test("notes that are too long together are kept whole", () => {
  const [mine, theirs] = ["m".repeat(4000), "t".repeat(4000)];
  expect(mergeViewings(base, noted({ notes: mine }), noted({ notes: theirs })).notes).toBe(`${mine}\n${theirs}`);
});

test("of two answers to one check this side's stays and its note tells both; their notes are kept", () => {
  const before = noted({ checks: { damp: { answer: "unsure", note: "look behind the wardrobe" } } });
  const mine = noted({ checks: { damp: { answer: "bad", note: "look behind the wardrobe\nblack spots" } } });
  const theirs = noted({ checks: { damp: { answer: "good", note: "look behind the wardrobe\ndry" } } });
  expect(mergeViewings(before, mine, theirs).checks).toEqual({
    damp: { answer: "bad", note: "look behind the wardrobe\nblack spots\ndry\n✕ / ✓" },
  });
});

test("an answer says more than none: one that is taken back on one side and changed on the other stays", () => {
  const before = noted({ checks: { damp: { answer: "unsure", note: "" } } });
  const changed = noted({ checks: { damp: { answer: "bad", note: "" } } });
  for (const [mine, theirs] of [
    [noted({}), changed],
    [changed, noted({})],
  ] as const) {
    expect(mergeViewings(before, mine, theirs).checks).toEqual({ damp: { answer: "bad", note: "" } });
  }
});

test("of two choices this side's stays and the other waits, until one device has chosen", () => {
  const mine = { ...base, score: 1, state: "rejected" } as const;
  const theirs = { ...base, score: 5, state: "viewing", appointment: "2026-11-30T14:00" } as const;
  const merged = mergeViewings(base, mine, theirs);
  expect(merged).toMatchObject({ score: 1, state: "rejected", appointment: "2026-11-30T14:00" });
  expect(merged.other).toEqual([
    { field: "state", value: "viewing" },
    { field: "score", value: 5 },
  ]);
  const dismissed = { ...merged, other: merged.other.slice(0, 1) };
  expect(mergeViewings(merged, dismissed, { ...merged, notes: "more" }).other).toEqual(dismissed.other);
  const used: ViewingContent = { ...merged, state: "viewing", other: [] };
  expect(mergeViewings(merged, used, merged)).toEqual(used);
});

test("nothing that was taken back waits for a choice", () => {
  const merged = mergeViewings(base, { ...base, score: 4 }, { ...base, score: null });
  expect([merged.score, merged.other]).toEqual([4, []]);
});

test("photos of both are there, but for those that one side has taken out; captions of both are kept", () => {
  const photo = (uuid: string, caption = "") => ({ uuid, caption });
  const before = noted({ photos: [photo("1"), photo("2"), photo("3", "hall")] });
  const mine = noted({ photos: [photo("3", "my hall"), photo("1"), photo("4")] });
  const theirs = noted({ photos: [photo("2"), photo("3", "their hall"), photo("5")] });
  expect(mergeViewings(before, mine, theirs).photos).toEqual([
    photo("3", "my hall / their hall"),
    photo("4"),
    photo("5"),
  ]);
});

test("photos that the other side alone has put in order are in that order", () => {
  const photos = ["1", "2", "3"].map((uuid) => ({ uuid, caption: "" }));
  const theirs = noted({ photos: photos.toReversed() });
  expect(mergeViewings(noted({ photos }), noted({ photos }), theirs)).toEqual(theirs);
});

test("without a base each side has written all it has", () => {
  const mine = noted({ notes: "mine", score: 2 });
  const theirs = noted({ notes: "theirs", score: 4, state: "contacted" });
  expect(mergeViewings(null, mine, theirs)).toEqual(
    noted({ notes: "mine\ntheirs", score: 2, state: "contacted", other: [{ field: "score", value: 4 }] }),
  );
});

test("checks that only a newer build knows are merged like others", () => {
  const meter = { "electric-meter": { answer: "good", note: "" } } as ViewingContent["checks"];
  expect(mergeViewings(base, base, noted({ checks: meter })).checks).toEqual(meter);
});
