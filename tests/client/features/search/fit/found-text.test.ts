import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { foundText } from "../../../../../src/client/features/search/fit/found-text.ts";

const i18n = setupI18n({
  locale: "en",
  messages: {
    en: {
      "search.found": "{rooms} found",
      "search.found.at-least": "{rooms}+ found",
      "search.rooms": "{rooms} rooms",
      "search.rooms.at-least": "{rooms}+ rooms",
      "search.found.of-type": "{all} ({of})",
      "search.of-type.studio": "{count} studios",
    },
  },
});

test.each([
  [320, false, 41, "studio", "320 rooms (41 studios)"],
  [320, false, 0, "studio", "320 rooms (0 studios)"],
  [10000, true, 41, "studio", "10,000+ rooms (41 studios)"],
  [320, false, 320, "studio", "320 found"],
  [12000, false, 10000, "studio", "12,000 found"],
  [320, false, null, "", "320 found"],
  [320, false, 41, "2b1b", "320 found"],
])("%i rooms (or more: %s), %s of them of the type %s", (count, isLowerBound, ofRoomType, roomType, text) => {
  expect(foundText(i18n, { count, isLowerBound, ofRoomType }, roomType)).toBe(text);
});
