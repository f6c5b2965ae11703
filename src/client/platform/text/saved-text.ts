import type { I18n } from "@lingui/core";
import { MINUTE_MS } from "#domain/durations.ts";
import { ageText } from "#domain/age-text.ts";

const JUST_NOW_MS = MINUTE_MS;

/**
 * When a copy was saved, in words: 'saved 2 hours ago'.
 * @param savedAt Epoch milliseconds, by the same clock as `now`.
 */
export function savedText(i18n: I18n, savedAt: number, now: number): string {
  if (now - savedAt < JUST_NOW_MS) return i18n._("saved.just-now");
  return i18n._("saved.ago", { age: ageText(savedAt, i18n.locale, now) });
}
