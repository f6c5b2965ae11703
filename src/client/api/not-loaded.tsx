import { useLingui } from "@lingui/react";
import { ApiError, isRefusedOnTheWay, UnreachableError } from "#contract/api-error.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { ErrorReference } from "./error-reference.tsx";
import { readFailureText } from "./failures.ts";

interface Props {
  title: string;
  /** The consequence of an unreachable server; by default, a general text. */
  unreachable?: string;
  error: Error;
  onRetry: () => void;
}

/** An error notice for a list that could not be loaded, with a button that asks again. */
export function NotLoaded({ title, unreachable, error, onRetry }: Props) {
  const { i18n } = useLingui();
  // Nothing has failed: asking again asks for the code again.
  const wantsCode = error instanceof ApiError && error.code === "second_factor_needed";
  return (
    <Notice
      title={wantsCode ? i18n._("step-up.wanted") : title}
      action={
        <>
          <Button onClick={onRetry}>{wantsCode ? i18n._("step-up.enter") : i18n._("account.retry")}</Button>
          <ErrorReference error={error} />
        </>
      }
    >
      {unreachable !== undefined && isNetworkMissing(error) ? unreachable : readFailureText(i18n, error)}
    </Notice>
  );
}

function isNetworkMissing(error: Error): boolean {
  return error instanceof UnreachableError && !isRefusedOnTheWay(error);
}
