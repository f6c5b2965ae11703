import type { I18n } from "@lingui/core";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { failureText } from "../../api/failures.ts";
import { statusText } from "../../platform/text/status-text.ts";
import { reportUnreachable } from "../../platform/connection/connection.ts";

/** The error of the last attempt. Its sentence follows the language. */
export interface Failure {
  error: unknown;
  /** Null without a failure; empty when there is no detail. */
  text: string | null;
  set: (error: unknown) => void;
  clear: () => void;
}

export function useFailure(): Failure {
  const { i18n } = useLingui();
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  return {
    error: failed?.error ?? null,
    text: failed === null ? null : refusalText(i18n, failed.error),
    set(error) {
      if (error instanceof UnreachableError) reportUnreachable();
      setFailed({ error });
    },
    clear: () => setFailed(null),
  };
}

const SERVER_ERRORS = 500;

/**
 * Why a form failed, in a sentence: the server's detail, how long to wait, or the network problem. Empty when the
 * server gave no reason.
 */
function refusalText(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(i18n, error);
  if (error.status >= SERVER_ERRORS) return statusText(i18n, error);
  return failureText(i18n, error);
}
