import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { EntryProblem } from "#offline/outbox/entries/entry.ts";
import { refusedAsAWhole, refusedTexts } from "../../../../src/client/drafts/form/refused-texts.ts";

// The sentences by their ids: what they say is the catalogues' business.
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const problems: EntryProblem[] = [
  { field: "end_date", message: "End date cannot be in the past" },
  { field: "title", message: "A sentence that nobody knows yet" },
  { field: null, message: "Not enough permissions" },
];

test("what the server refuses stands under its field, in the reader's language where it is known", () => {
  expect(refusedTexts(i18n, problems)).toEqual({
    end_date: "mistake.in-the-past",
    title: "A sentence that nobody knows yet",
  });
});

test("what belongs to no field is told once for the whole form", () => {
  expect(refusedAsAWhole(i18n, problems)).toBe("detail.permissions");
  expect(refusedAsAWhole(i18n, problems.slice(0, 2))).toBeNull();
  expect(refusedAsAWhole(i18n, undefined)).toBeNull();
});
