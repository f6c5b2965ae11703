import { expect, test } from "vitest";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { diff, rebase, type Fields } from "#offline/documents/posts/patch.ts";

const ROOM: Fields = { table: LISTING_FIELDS, hasPhotos: true };

test("a value that has left from here, and may have arrived, is not asked about; another one is", () => {
  const [from, onto] = [{ title: "a" }, { title: "b" }];
  const rebased = (sent: string[]) =>
    rebase(
      TITLE,
      { title: "c" },
      { from, onto },
      sent.map((title) => ({ title })),
    );
  expect(rebased(["b"])).toEqual({ patch: { title: "c" }, merged: [], asked: [] });
  expect(rebased(["d"])).toEqual({ patch: { title: "c" }, merged: [], asked: ["title"] });
});

test("a value that the server would tidy is the same as the tidy one", () => {
  const base = { title: "a" };
  expect(diff(ROOM, base, { title: " a " })).toEqual({});
  expect(rebase(ROOM, { title: " b " }, { from: base, onto: { title: "b" } }, []).asked).toEqual([]);
});

test("a field that a form does not have stays as it was", () => {
  expect(diff(ROOM, { title: "a", state: "let" }, { title: "b" })).toEqual({ title: "b" });
});

const TITLE: Fields = { table: { title: LISTING_FIELDS.title }, hasPhotos: false };
