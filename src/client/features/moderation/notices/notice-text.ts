import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";

/** Catalogue ids: what was done, to the one it was done to. */
const OF_ROOM: Partial<Record<Act, string>> = {
  hide: /*i18n*/ "notice.hide.room",
  remove: /*i18n*/ "notice.remove.room",
  restore: /*i18n*/ "notice.restore.room",
};
const OF_REQUEST: Partial<Record<Act, string>> = {
  hide: /*i18n*/ "notice.hide.request",
  remove: /*i18n*/ "notice.remove.request",
  restore: /*i18n*/ "notice.restore.request",
};
const OF_ACCOUNT: Partial<Record<Act, string>> = {
  warn: /*i18n*/ "notice.warn",
  deactivate: /*i18n*/ "notice.deactivate",
  reactivate: /*i18n*/ "notice.reactivate",
};

/** What moderators have done, to the one it was done to, in a sentence. */
export function noticeText(i18n: I18n, { act, kind }: Pick<ModerationNotice, "act" | "kind">): string {
  const ofRow = kind === "tenant_request" ? OF_REQUEST[act] : OF_ROOM[act];
  return i18n._(OF_ACCOUNT[act] ?? ofRow ?? /*i18n*/ "notice.looked-at");
}

/** The name of what it is about: a room's title, a request's city; null for an account, and where it is gone. */
export function noticeTitle({ kind, title }: Pick<ModerationNotice, "kind" | "title">): string | null {
  return title !== null && kind === "tenant_request" ? cityLabel(title, currentLanguage()) : title;
}
