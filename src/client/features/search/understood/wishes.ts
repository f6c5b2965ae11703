import type { I18n } from "@lingui/core";
import type { Wishes } from "../url/search-url.ts";
import { keywordsOf, keywordsText } from "./criteria.ts";
import { wishText } from "../../room/fit/wish-text.ts";

/** One thing that a sentence asks for besides the filters: a chip. */
export interface Wish {
  keyword: string;
  text: string;
}

/** The chip being edited, or a new one. */
export type EditedWish = Wish | "new";

/** What is wished for in words, one thing a chip. */
export function wishesIn(i18n: I18n, wishes: Wishes): Wish[] {
  return keywordsOf(wishes).map((keyword) => ({ keyword, text: wishText(i18n, keyword) }));
}

/** The wishes without one of them. */
export function wishesWithout(wishes: Wishes, { keyword }: Wish): Wishes {
  return { ...wishes, keywords: keywordsText(keywordsOf(wishes).filter((other) => other !== keyword)) };
}
