import { useLingui } from "@lingui/react";
import { ApiError } from "#contract/api-error.ts";
import { MessageBox } from "../message-box.tsx";
import type { Failure } from "../use-failure.ts";

/** Why the sign-up failed: a validation error, or a call's. */
export type SignUpTrouble = "no-code" | "expired-code" | "wrong-code" | "not-sent" | "not-created" | null;

/** The sign-up's alerts (PR-803), in the page. */
export function SignUpAlert({ trouble, failure }: { trouble: SignUpTrouble; failure: Failure }) {
  const { i18n } = useLingui();
  if (trouble === null) return null;
  if (trouble === "wrong-code") return <MessageBox tone="error" title={i18n._("sign-up.code-invalid")} />;
  if (trouble === "no-code" || trouble === "expired-code") {
    return (
      <MessageBox tone="error" title={i18n._("sign-up.too-many-visitors")}>
        {trouble === "expired-code" ? i18n._("sign-up.code-expired") : i18n._("sign-up.code-missing")}
      </MessageBox>
    );
  }
  return (
    <MessageBox tone="error" title={titleOfCall()}>
      {failure.text}
    </MessageBox>
  );

  function titleOfCall(): string {
    if (trouble === "not-sent") return i18n._("sign-up.code-not-sent");
    return failure.error instanceof ApiError ? i18n._("sign-up.failed") : i18n._("sign-up.error");
  }
}
