import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { chipTexts } from "../../../../../src/client/features/search/filters/chip-texts.ts";
import { EMPTY_SEARCH } from "../../../../../src/client/features/search/url/search-values.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });

test("the chips of a search name its limits with thousands separators, and pence in full", () => {
  const chips = chipTexts(i18n, { ...EMPTY_SEARCH, low_price: "900.5", high_price: "£1200" });
  expect(chips.map(({ text }) => text)).toEqual(["from £900.50", "up to £1,200"]);
});
