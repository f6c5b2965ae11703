import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { isSaidBy, isSameDraft, mergeDrafts } from "#domain/drafts/merge-drafts.ts";

function draft(content: Partial<DraftDocument>, ...photos: string[]): DraftDocument {
  return { ...emptyDraft, ...content, photos: photos.map(photo) };
}

function photo(uuid: string) {
  return { uuid, image_url: null, placeholder_colour: null };
}

function uuidsOf({ photos }: DraftDocument): string {
  return photos.map(({ uuid }) => uuid).join("");
}

const BASE = draft({ typed: { title: "Room", city: "Leeds", short_term_allowed: false } }, "a", "b", "c");

test("A39: fields that one side alone has changed are merged, whichever side it was", () => {
  const mine = { ...BASE, typed: { ...BASE.typed, title: "Mine" } };
  const theirs = { ...BASE, typed: { ...BASE.typed, city: "York", price: "150" }, touched: ["city"] };
  const { document, isTorn } = mergeDrafts(BASE, mine, theirs);
  expect([document.typed, document.touched, isTorn]).toEqual([
    { title: "Mine", city: "York", price: "150", short_term_allowed: false },
    ["city"],
    false,
  ]);
});

test("A39: where both have changed one field, this side's value stands and the merge says that it is torn", () => {
  const mine = { ...BASE, typed: { ...BASE.typed, title: "Mine" } };
  const theirs = { ...BASE, typed: { ...BASE.typed, title: "Theirs", city: "York" } };
  expect(mergeDrafts(BASE, mine, theirs)).toMatchObject({
    document: { typed: { title: "Mine", city: "York" } },
    isTorn: true,
  });
  expect(mergeDrafts(BASE, theirs, theirs).isTorn).toBe(false);
});

test("A39: two drafts that never met are merged as if they had begun blank", () => {
  const { document, isTorn } = mergeDrafts(
    null,
    draft({ typed: { title: "One", city: "" } }),
    draft({ typed: { city: "York" } }),
  );
  expect([document.typed, isTorn]).toEqual([{ title: "One", city: "York" }, false]);
});

test("A39, W7: of two edits that never met, what an edit has left as it was takes back nothing that was posted since", () => {
  const before = { title: "First", price: 150, city: "Leeds", updated_at: "2026-11-01" };
  const later = { ...before, title: "Second", updated_at: "2026-11-02" };
  const mine = draft({ typed: { title: "First", price: "140", city: "Leeds" }, base: before });
  const theirs = draft({ typed: { title: "Second", price: "150", city: "York" }, base: later });
  const merged = { typed: { title: "Second", price: "140", city: "York" }, base: later };
  expect(mergeDrafts(null, mine, theirs)).toMatchObject({ document: merged, isTorn: false });
  expect(mergeDrafts(null, theirs, mine)).toMatchObject({ document: merged, isTorn: false });
  const other = draft({ ...theirs, typed: { ...theirs.typed, price: "160" } });
  expect(mergeDrafts(null, mine, other)).toMatchObject({ document: { typed: { price: "140" } }, isTorn: true });
});

test.each([
  ["abc", "abcd", "abcd"],
  ["abce", "abcd", "abced"],
  ["ac", "abcd", "acd"],
  ["cab", "abcd", "cabd"],
  ["abc", "cba", "cba"],
  ["ab", "bc", "b"],
])("A39: photos %s here and %s there, of abc, become %s", (mine, theirs, merged) => {
  const { document } = mergeDrafts(BASE, draft({}, ...mine), draft({}, ...theirs));
  expect(uuidsOf(document)).toBe(merged);
});

test("A39: more photos than a room may have are torn: those of this side stay", () => {
  const mine = draft({}, ..."abcdefgh");
  const { document, isTorn } = mergeDrafts(BASE, mine, draft({}, ..."abcklmnop"));
  expect([uuidsOf(document), isTorn]).toEqual(["abcdefgh", true]);
});

test("A39: where the server has a photo for the room, either side's word is taken", () => {
  const sent = { ...photo("a"), image_url: "/photos/x/800.webp" };
  expect(mergeDrafts(BASE, draft({}, "a"), { ...BASE, photos: [sent] }).document.photos).toEqual([sent]);
});

const field = fc.constantFrom("title", "city", "price");
const typed = fc.dictionary(field, fc.oneof(fc.constantFrom("", "x", "y", "z"), fc.boolean()));
const documents = fc
  .record({ typed, letters: fc.uniqueArray(fc.constantFrom(..."abcdef"), { maxLength: 5 }) })
  .map(({ typed: values, letters }) => draft({ typed: values }, ...letters));

test("A39: nothing that either wrote is lost, unless the merge says that it is torn; and merging again changes nothing", () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, mine, theirs) => {
      const { document, isTorn } = mergeDrafts(base, mine, theirs);
      for (const name of ["title", "city", "price"]) {
        const [was, here, there, after] = [base, mine, theirs, document].map(({ typed }) => typed[name] || "");
        if (here !== was) expect(after).toBe(here);
        else expect(after).toBe(there);
        if (after !== there && there !== was) expect(isTorn).toBe(true);
      }
      const known = new Set([...mine.photos, ...theirs.photos, ...base.photos].map(({ uuid }) => uuid));
      for (const uuid of known) {
        const [was, here, there] = [base, mine, theirs].map(({ photos }) => photos.some((one) => one.uuid === uuid));
        const stays = was ? here && there : here || there;
        expect(document.photos.some((one) => one.uuid === uuid)).toBe(stays);
      }
      expect(isSameDraft(mergeDrafts(theirs, document, theirs).document, document)).toBe(true);
    }),
  );
});

test("A39: whether a posted room has all that a draft says is told by its texts and photos", () => {
  const room = { title: "Room", price: 150, short_term_allowed: false, description: null, images: [{ uuid: "a" }] };
  expect(isSaidBy(draft({ typed: { title: " Room ", price: "150.0", description: "" } }, "a"), room)).toBe(true);
  expect(isSaidBy(draft({ typed: { title: "Room", price: "160" } }, "a"), room)).toBe(false);
  expect(isSaidBy(draft({ typed: { title: "Room" } }, "a", "b"), room)).toBe(false);
});
