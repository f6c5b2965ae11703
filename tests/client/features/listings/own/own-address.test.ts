import { expect, test } from "vitest";
import { afterSharePath, SHARE_OUTCOMES } from "#contract/share-target.ts";
import { listUrl, readOwnAddress } from "../../../../../src/client/features/listings/own/own-address.ts";
import { formPath } from "../../../../../src/client/drafts/form-path.ts";

const ID = "0198c1f0-0000-7000-8000-000000000001";

test("a form's address names its draft, a list's its page", () => {
  expect(readOwnAddress(new URL(formPath("listing", ID), "https://qiying.example").search)).toEqual({
    open: "form",
    id: ID,
  });
  expect(listUrl()).toBe("/items");
  expect(readOwnAddress(new URL(listUrl(2), "https://qiying.example").search)).toEqual({ open: "list", page: 2 });
});

test.each(SHARE_OUTCOMES)("what another app shares arrives at an address of its own: %s", (outcome) => {
  const { search } = new URL(afterSharePath(outcome), "https://qiying.example");
  expect(readOwnAddress(search)).toEqual({ open: "shared", outcome });
});

test.each([
  "",
  "?shared=",
  "?shared=yes",
  "?form=",
  "?page=0",
  "?page=-3",
  "?page=1.5",
  "?page=two",
  "?page=9007199254740991",
  "?utm_source=card",
])("%j shows the first page of the list", (query) => {
  expect(readOwnAddress(query)).toEqual({ open: "list", page: 1 });
});
