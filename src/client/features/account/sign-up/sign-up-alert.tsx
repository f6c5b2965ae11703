import { useLingui } from "@lingui/react";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { ErrorReference } from "../../../api/error-reference.tsx";
import { MessageBox } from "../message-box.tsx";
import type { Failure } from "../use-failure.ts";

/** Which call of the sign-up failed. What is wrong with the code is said at its field. */
export type SignUpTrouble = "not-sent" | "not-created" | null;

/** The sign-up's alerts (PR-803), in the page. */
export function SignUpAlert({ trouble, failure }: { trouble: SignUpTrouble; failure: Failure }) {
  const { i18n } = useLingui();
  if (trouble === null) return null;
  return (
    <MessageBox tone="error" title={titleOfCall()} footer={<ErrorReference error={failure.error} />}>
      {failure.text}
    </MessageBox>
  );

  function titleOfCall(): string {
    if (trouble === "not-sent")
      return isBusyServer(failure.error) ? i18n._("sign-up.too-many-visitors") : i18n._("sign-up.code-not-sent");
    return failure.error instanceof ApiError ? i18n._("sign-up.failed") : i18n._("sign-up.error");
  }
}

const TOO_MANY = 429;
const SERVER_ERRORS = 500;

/** Whether no code can be had now, and the network is not why. */
function isBusyServer(error: unknown): boolean {
  const status = error instanceof ApiError || error instanceof UnreachableError ? error.status : null;
  return status !== null && (status === TOO_MANY || status >= SERVER_ERRORS);
}
