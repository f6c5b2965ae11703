import type { I18n } from "@lingui/core";

/** A keyword's name: a tag's in the reader's language (their ids stand with the tags), a place's own. */
export function wishText(i18n: I18n, keyword: string): string {
  const id = `wish.${keyword}`;
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : keyword;
}

/** Every tag that has a name, with it. */
export function knownWishes(i18n: I18n): { tag: string; text: string }[] {
  const ids = Object.keys(i18n.messages).filter((id) => id.startsWith("wish."));
  return ids.map((id) => ({ tag: id.slice("wish.".length), text: i18n._(id) }));
}

/** The keyword that was meant by its name, in whatever case; another word stands for itself. */
export function wishNamed(i18n: I18n, text: string): string {
  const folded = text.trim().toLowerCase();
  const known = knownWishes(i18n).find((wish) => wish.tag === folded || wish.text.toLowerCase() === folded);
  return known?.tag ?? text.trim();
}
