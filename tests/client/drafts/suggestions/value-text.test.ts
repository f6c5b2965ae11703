import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { valueText } from "../../../../src/client/drafts/suggestions/value-text.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });

test("a price that was read is offered with thousands separators, and pence in full", () => {
  expect(valueText(i18n, "price", "1200")).toBe("£1,200 pw");
  expect(valueText(i18n, "price_upper_bound", "168.5")).toBe("£168.50 pw");
});

test("a day and a kind of room that were read are offered as the form's other words for them", () => {
  expect(valueText(i18n, "begin_date", "2027-01-10")).toBe("10\u00A0Jan\u00A02027");
  expect(valueText(i18n, "room_type", "2b1b")).toBe("2 bed, 1 bath");
});
