import { useLingui } from "@lingui/react";
import { ApiError, isRefusedOnTheWay, UnreachableError } from "#contract/api-error.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { ErrorReference } from "../../../api/error-reference.tsx";
import { failureText } from "../../../api/failures.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { refusedOnTheWay, statusText } from "../../../platform/text/status-text.ts";

/** A failed search: the reason, what was kept, and the next step. */
export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  const isBusy = busySecondsOf(error) !== null;
  return (
    <Notice
      title={isBusy ? i18n._("search.busy.title") : i18n._("dashboard.errors.searchFailed")}
      action={
        <>
          <Button look="primary" onClick={onRetry}>
            {i18n._("search.retry")}
          </Button>
          <ErrorReference error={error} />
        </>
      }
    >
      {reasonOf(error)}
    </Notice>
  );

  function reasonOf(reason: Error): string {
    if (isRefusedOnTheWay(reason)) return refusedOnTheWay(i18n, reason.status);
    if (isBusy) return i18n._("search.busy");
    if (reason instanceof UnreachableError) return i18n._("search.failed.unreachable");
    if (reason instanceof ApiError && reason.code === "too_many_attempts") return failureText(i18n, reason);
    return reason instanceof ApiError ? statusText(i18n, reason) : i18n._("error.unexpected");
  }
}
