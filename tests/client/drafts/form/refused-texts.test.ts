import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { EntryProblem } from "#offline/drafts/outbox-entry.ts";
import { refusedAsAWhole, refusedTexts } from "../../../../src/client/drafts/form/refused-texts.ts";

// The sentences by their ids: what they say is the catalogues' business.
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const problems: EntryProblem[] = [
  { field: "end_date", message: "No", type: "in-the-past" },
  { field: "title", message: "No", type: "required" },
  { field: "city", message: "No", type: "required" },
  { field: "email", message: "No", type: "characters" },
  { field: "description", message: "No", type: "too-long" },
  { field: "room_type", message: "A sentence of a type that only a later build knows", type: "maxLength" },
  { field: "price", message: "A sentence that an earlier build has noted" },
  { field: null, message: "No", code: "not_owner" },
];

test("what the server refuses stands under its field, in the reader's language where its type has words", () => {
  expect(refusedTexts(i18n, problems, { description: 10 })).toEqual({
    end_date: "mistake.in-the-past",
    title: "mistake.title-required",
    city: "mistake.required",
    email: "detail.control-characters",
    description: "mistake.too-long",
    room_type: "A sentence of a type that only a later build knows",
    price: "A sentence that an earlier build has noted",
  });
});

test("what belongs to no field is told once for the whole form", () => {
  expect(refusedAsAWhole(i18n, problems)).toBe("detail.permissions");
  expect(refusedAsAWhole(i18n, problems.slice(0, 2))).toBeNull();
  expect(refusedAsAWhole(i18n, undefined)).toBeNull();
  expect(refusedAsAWhole(i18n, [{ field: null, message: "Noted by an earlier build" }])).toBe(
    "Noted by an earlier build",
  );
});
