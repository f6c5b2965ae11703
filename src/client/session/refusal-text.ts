import type { I18n } from "@lingui/core";
import { ApiError } from "#contract/api-error.ts";
import { failureText } from "../api/failures.ts";
import { statusText } from "../platform/text/status-text.ts";

const SERVER_ERRORS = 500;

/**
 * Why a form failed, in a sentence: the server's detail, how long to wait, or the network problem. Empty when the
 * server gave no reason.
 */
export function refusalText(i18n: I18n, error: unknown): string {
  if (error instanceof ApiError && error.status >= SERVER_ERRORS) return statusText(i18n, error);
  return failureText(i18n, error);
}
