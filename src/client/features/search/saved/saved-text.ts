import type { I18n } from "@lingui/core";
import { MAX_SEARCH_NAME_LENGTH, type SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import type { Alerting, AlertTime } from "#domain/notifications/notification.ts";
import { exclusionsIn } from "../surface/exclusions.ts";
import { filterTexts } from "../surface/filter-texts.ts";
import { searchSummary } from "../surface/search-summary.ts";
import { wishesIn } from "../understood/wishes.ts";
import { FILTERS } from "../url/filters.ts";
import { NO_WISHES } from "../url/search-url.ts";
import { stateOfSaved } from "./saved-criteria.ts";

/** What a search could be called, in the reader's language: its sentence, or what it asks for. @param today The London day. */
export function proposedName(i18n: I18n, criteria: SavedCriteria, today: string): string {
  const summary = searchSummary(i18n, stateOfSaved(criteria), today);
  const name = summary === "" ? criteriaTexts(i18n, criteria, today).join(" · ") : summary;
  return [...name].slice(0, MAX_SEARCH_NAME_LENGTH).join("").trim();
}

/** All that it asks for, one thing each. @param today The London day. */
export function criteriaTexts(i18n: I18n, criteria: SavedCriteria, today: string): string[] {
  const { values, wishes } = stateOfSaved(criteria);
  const filters = filterTexts(i18n, values, today);
  const keyword = values.keyword === "" ? [] : [i18n._("search.chip.keyword", { keyword: values.keyword })];
  return [
    ...keyword,
    ...FILTERS.flatMap((filter) => filters[filter].value ?? []),
    ...exclusionsIn(i18n, values).map(({ text }) => text),
    ...wishesIn(i18n, wishes ?? NO_WISHES).map(({ text }) => text),
  ];
}

export const ALERT_TEXTS: Readonly<Record<AlertTime, string>> = {
  off: /*i18n*/ "alerts.off",
  at_once: /*i18n*/ "alerts.at-once",
  daily: /*i18n*/ "alerts.daily",
};

/** When and how one is told, in a line: 'At once, by push and mail'. */
export function alertingText(i18n: I18n, { alert, by_push, by_mail }: Alerting): string {
  const when = i18n._(ALERT_TEXTS[alert]);
  if (alert === "off" || (!by_push && !by_mail)) return i18n._("alerts.none");
  if (by_push && by_mail) return i18n._("alerts.by-both", { when });
  return by_push ? i18n._("alerts.by-push", { when }) : i18n._("alerts.by-mail", { when });
}
