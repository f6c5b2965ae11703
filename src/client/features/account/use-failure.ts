import { UnreachableError } from "#contract/api-error.ts";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { refusalText } from "../../session/refusal-text.ts";
import { reportUnreachable } from "../../platform/connection/connection.ts";

/** The error of the last attempt. Its sentence follows the language. */
export interface Failure {
  error: unknown;
  /** Null without a failure; empty when there is no detail. */
  text: string | null;
  set: (error: unknown) => void;
  clear: () => void;
}

/** Holds why the last call of a screen failed. Where no server was reached, the whole app is told. */
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
