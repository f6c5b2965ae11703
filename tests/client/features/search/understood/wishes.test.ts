import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { wishesIn, wishesWithout } from "../../../../../src/client/features/search/understood/wishes.ts";

const i18n = setupI18n({
  locale: "en",
  messages: { en: { "wish.gym": "Gym" } },
});
const WISHES = { keywords: "gym,King's Cross", begin_by: "2027-09-30", walk_minutes: "15" };

test("each keyword is a chip of its own", () => {
  expect(wishesIn(i18n, WISHES).map(({ text }) => text)).toEqual(["Gym", "King's Cross"]);
  expect(wishesIn(i18n, { keywords: "" })).toEqual([]);
});

test("one that is taken away leaves the others, and what has no chip", () => {
  const [gym] = wishesIn(i18n, WISHES);
  expect(wishesWithout(WISHES, gym!)).toEqual({ ...WISHES, keywords: "King's Cross" });
});
