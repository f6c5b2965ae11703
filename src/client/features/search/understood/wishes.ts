import type { I18n } from "@lingui/core";
import type { Wishes } from "../url/search-url.ts";
import { keywordsOf, keywordsText } from "./criteria.ts";
import { roomTypeText } from "../../room/fit/room-type-text.ts";
import { wishText } from "../../room/fit/wish-text.ts";

/** One thing that a sentence asks for besides the filters: a chip. */
export type Wish = { text: string } & ({ kind: "room_type" } | { kind: "keyword"; keyword: string });

/** The chip being edited, or a new one. */
export type EditedWish = Wish | "new";

/** What is wished for in words, one thing a chip. */
export function wishesIn(i18n: I18n, wishes: Wishes): Wish[] {
  const roomTypes = wishes.room_type === "" ? [] : [wishes.room_type];
  return [
    ...roomTypes.map((type) => ({ kind: "room_type" as const, text: roomTypeText(i18n, type) })),
    ...keywordsOf(wishes).map((keyword) => ({ kind: "keyword" as const, keyword, text: wishText(i18n, keyword) })),
  ];
}

/** The wishes without one of them. */
export function wishesWithout(wishes: Wishes, wish: Wish): Wishes {
  if (wish.kind === "room_type") return { ...wishes, room_type: "" };
  return { ...wishes, keywords: keywordsText(keywordsOf(wishes).filter((other) => other !== wish.keyword)) };
}
