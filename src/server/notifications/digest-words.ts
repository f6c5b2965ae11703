import type { Language } from "#domain/language.ts";
import type { NotificationKind, NotificationText } from "#domain/notifications/notification.ts";

/** Titles that a digest's body names. */
const NAMED = 3;

const COUNTED: Record<Language, Record<NotificationKind, (count: number) => string>> = {
  zh: {
    saved_search: (count) => `你保存的搜索有 ${count} 间新房源`,
    match: (count) => `有 ${count} 条新匹配`,
    offer: (count) => `有人向你推荐了 ${count} 间房`,
    freshness: (count) => `有 ${count} 间房源需要你确认`,
  },
  en: {
    saved_search: (count) => `${count} new rooms for your searches`,
    match: (count) => `${count} new matches`,
    offer: (count) => `${count} rooms have been offered to you`,
    freshness: (count) => `${count} rooms to confirm`,
  },
};

/** What several messages of a kind say in one: how many they are, and what the first of them say. */
export function digestText(
  kind: NotificationKind,
  texts: readonly NotificationText[],
  language: Language,
): NotificationText {
  const separator = language === "zh" ? "；" : "; ";
  const named = texts.slice(0, NAMED).map(({ title }) => title);
  const more = texts.length > NAMED ? "…" : "";
  return { title: COUNTED[language][kind](texts.length), body: `${named.join(separator)}${more}` };
}
