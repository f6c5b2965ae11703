import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { wishesIn, wishesWithout } from "../../../../../src/client/features/search/understood/wishes.ts";

const i18n = setupI18n({
  locale: "en",
  messages: { en: { "room-type.studio": "Studio", "wish.gym": "Gym" } },
});
const WISHES = { room_type: "studio", keywords: "gym,King's Cross", begin_by: "2027-09-30", walk_minutes: "15" };

test("a room type and each keyword are a chip of their own", () => {
  expect(wishesIn(i18n, WISHES).map(({ text }) => text)).toEqual(["Studio", "Gym", "King's Cross"]);
  expect(wishesIn(i18n, { room_type: "", keywords: "" })).toEqual([]);
});

test("one that is taken away leaves the others, and what has no chip", () => {
  const [studio, gym] = wishesIn(i18n, WISHES);
  expect(wishesWithout(WISHES, studio!)).toEqual({ ...WISHES, room_type: "" });
  expect(wishesWithout(WISHES, gym!)).toEqual({ ...WISHES, keywords: "King's Cross" });
});
