import type { I18n } from "@lingui/core";
import type { ApiError } from "#contract/api-error.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { comingText } from "../platform/text/moment-text.ts";

const HOUR_SECONDS = 60 * 60;

/** A used-up limit of the account: what was done how often, and when it is possible again. Null for any other refusal. */
export function quotaText(i18n: I18n, { code, quota, retryAfterSeconds }: ApiError): string | null {
  if (code !== "quota_used_up" || quota === null || retryAfterSeconds === null) return null;
  const { of, most, within_seconds: withinSeconds } = quota;
  const said = usedUpText(i18n, { of, most, withinSeconds });
  return i18n._("limit.again", { said, time: againText(i18n, retryAfterSeconds) });
}

interface UsedUpLimit {
  /** The server's name of the limit. */
  of: string;
  most: number;
  withinSeconds: number;
}

/** A used-up limit of the account in one sentence: what was done how often. */
export function usedUpText(i18n: I18n, { of, most, withinSeconds }: UsedUpLimit): string {
  const own = Object.hasOwn(TEXTS, of) ? TEXTS[of] : undefined;
  const any = withinSeconds > HOUR_SECONDS ? /*i18n*/ "limit.day" : /*i18n*/ "limit.hour";
  return i18n._(own ?? any, { most });
}

/** When a refused call is possible again. The minute is rounded up: one told too early would be refused again. */
export function againText(i18n: I18n, seconds: number): string {
  return comingText(i18n, Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
}

/** By the server's names of its limits. */
const TEXTS: Readonly<Record<string, string>> = {
  listingPost: /*i18n*/ "limit.listings",
  requestPost: /*i18n*/ "limit.requests",
  offerSend: /*i18n*/ "limit.offers",
  reportAccount: /*i18n*/ "limit.reports",
  sharedListCreate: /*i18n*/ "limit.shared-lists",
  photoUpload: /*i18n*/ "limit.photos",
  viewingPhotoUpload: /*i18n*/ "limit.photos",
  draftPhotoUpload: /*i18n*/ "limit.photos",
};
