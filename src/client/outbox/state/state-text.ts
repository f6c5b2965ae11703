import type { I18n } from "@lingui/core";
import type { EntryProblem } from "#offline/drafts/outbox-entry.ts";
import type { UsedUp, WaitReason } from "#offline/transport/timed-wait.ts";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { usedUpText } from "../../api/quota-text.ts";
import { fieldNames, type NamedKind } from "../../platform/text/field-names.ts";
import { comingText } from "../../platform/text/moment-text.ts";
import { sendsWhenClosed } from "../../sync/background-sync.ts";
import { storeTrouble, type StoreTrouble } from "../../drafts/store/store-trouble.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";

/** A state's short name, beside a title. */
export function stateName(i18n: I18n, state: ShownState): string {
  switch (state.name) {
    case "draft":
      return i18n._("state.draft");
    case "queued":
    case "blocked-by-other-tab":
      return i18n._("state.queued");
    case "uploading-photo":
      return i18n._("state.uploading", { photo: state.photo, photos: state.photos });
    case "saving":
      return i18n._("state.saving");
    case "waiting-retry":
      return i18n._("state.waiting");
    case "needs-login":
      return i18n._("state.needs-login");
    case "needs-confirmation":
      return i18n._("state.needs-confirmation");
    case "needs-fix":
      return i18n._("state.needs-fix");
    case "conflict":
      return state.isDeleted ? i18n._("state.deleted") : i18n._("state.conflict");
    case "from-newer":
      return i18n._("state.from-newer");
    case "done":
      return i18n._("state.done");
  }
}

/**
 * A state in a sentence: what it waits for and what happens next. Promises only what this browser supports: sending
 * with the app closed needs Background Sync.
 * @param isOnline Whether our server is reachable, as far as is known.
 * @param kind What it is the state of, for the names of its fields.
 */
export function stateText(i18n: I18n, state: ShownState, isOnline: boolean, kind: NamedKind): string {
  switch (state.name) {
    case "draft":
      return isMemoryOnly.value ? i18n._("state.draft.unkept") : i18n._("state.draft.text");
    case "queued":
      if (storeTrouble.value !== null) return troubleText(i18n, storeTrouble.value);
      return isOnline ? queuedText(i18n, state.lastWait) : offlineText(i18n);
    case "uploading-photo":
      return sendsWhenClosed.value
        ? i18n._("state.uploading.closable", { photo: state.photo, photos: state.photos })
        : i18n._("state.uploading.text", { photo: state.photo, photos: state.photos });
    case "saving":
      return sendsWhenClosed.value ? i18n._("state.saving.closable") : i18n._("state.saving.text");
    case "waiting-retry":
      if (storeTrouble.value !== null) return troubleText(i18n, storeTrouble.value);
      if (state.usedUp !== undefined) return limitText(i18n, state.usedUp, comingText(i18n, state.until));
      return waitingText(i18n, state.reason, comingText(i18n, state.until));
    case "needs-login":
      return isMemoryOnly.value ? i18n._("state.needs-login.unkept") : i18n._("state.needs-login.text");
    case "needs-confirmation":
      return i18n._("state.needs-confirmation.text");
    case "needs-fix":
      return fixText(i18n, { ...state, kind });
    case "conflict":
      if (state.isDeleted) return i18n._("state.deleted.text");
      return i18n._("state.conflict.text", { fields: fieldNames(i18n, state.fields, kind) });
    case "blocked-by-other-tab":
      return i18n._("state.blocked.text");
    case "from-newer":
      return i18n._("state.from-newer.text");
    case "done":
      return i18n._("state.done.text");
  }
}

/** What goes out next says why its last try came to nothing: it may again. */
function queuedText(i18n: I18n, lastWait: WaitReason | undefined): string {
  const last = lastWait === undefined ? undefined : LAST_TEXTS[lastWait];
  const text = i18n._("state.queued.text");
  return last === undefined ? text : `${text}${i18n.locale === "zh" ? "" : " "}${i18n._(last)}`;
}

const LAST_TEXTS: Partial<Record<WaitReason, string>> = {
  "no-answer": /*i18n*/ "state.last.no-answer",
  trouble: /*i18n*/ "state.last.trouble",
  "on-the-way": /*i18n*/ "state.last.on-the-way",
  "told-to": /*i18n*/ "state.last.told-to",
  "photo-elsewhere": /*i18n*/ "state.last.photo-elsewhere",
  "phone-full": /*i18n*/ "state.last.phone-full",
  "phone-trouble": /*i18n*/ "state.last.phone-trouble",
};

/** A limit of the account says which one it is, and when the next try comes. */
function limitText(i18n: I18n, { code, quota }: UsedUp, time: string): string {
  if (quota !== undefined) return i18n._("state.quota", { said: usedUpText(i18n, quota), time });
  return i18n._(CAP_TEXTS[code] ?? /*i18n*/ "state.quota.other", { time });
}

const CAP_TEXTS: Partial<Record<string, string>> = {
  too_many_listings: /*i18n*/ "state.cap.listings",
  too_many_tenant_requests: /*i18n*/ "state.cap.requests",
  too_many_unused_photos: /*i18n*/ "state.cap.photos",
};

/** While the phone's store cannot be used nothing is sent, whatever the rows in it say. */
function troubleText(i18n: I18n, trouble: StoreTrouble): string {
  return trouble === "full" ? i18n._("state.queued.phone-full") : i18n._("state.queued.phone-trouble");
}

function offlineText(i18n: I18n): string {
  if (isMemoryOnly.value) return i18n._("state.queued.unkept");
  return sendsWhenClosed.value ? i18n._("state.queued.closable") : i18n._("state.queued.offline");
}

/**
 * With the app closed, neither work that needs a page nor a retry time set by the server, perhaps hours ahead, is
 * promised.
 */
function waitingText(i18n: I18n, reason: WaitReason, time: string): string {
  if (reason === "held") return i18n._("report.held");
  if (reason === "needs-page") return i18n._("state.waiting.needs-page");
  if (reason === "on-the-way") return i18n._("state.waiting.on-the-way", { time });
  if (reason === "photo-elsewhere") return i18n._("state.waiting.photo-elsewhere", { time });
  if (reason === "phone-full") return i18n._("state.waiting.phone-full", { time });
  if (reason === "phone-trouble") return i18n._("state.waiting.phone-trouble", { time });
  if (reason === "told-to") return i18n._("state.waiting.told-to", { time });
  if (reason === "trouble") {
    return sendsWhenClosed.value
      ? i18n._("state.waiting.trouble.closable", { time })
      : i18n._("state.waiting.trouble", { time });
  }
  return sendsWhenClosed.value
    ? i18n._("state.waiting.no-answer.closable", { time })
    : i18n._("state.waiting.no-answer", { time });
}

interface ToFix {
  problems: readonly EntryProblem[];
  photos: readonly string[];
  kind: NamedKind;
}

function fixText(i18n: I18n, { problems, photos, kind }: ToFix): string {
  if (photos.length > 0) return i18n._("state.needs-fix.photos", { photos: photos.length });
  const fields = problems.flatMap(({ field }) => field ?? []);
  return fields.length > 0
    ? i18n._("state.needs-fix.fields", { fields: fieldNames(i18n, [...new Set(fields)], kind) })
    : i18n._("state.needs-fix.text");
}
