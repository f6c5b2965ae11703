import type { I18n } from "@lingui/core";
import { namedCovers } from "#domain/covered-text.ts";

/** A poster's words as a page shows them: with a word in the reader's language for each contact that is covered. */
export function shownText(i18n: I18n, text: string): string {
  return namedCovers(text, i18n._("contact.covered"));
}
