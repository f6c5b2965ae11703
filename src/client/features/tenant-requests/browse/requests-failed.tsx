import { useLingui } from "@lingui/react";
import { UnreachableError } from "#contract/api-error.ts";
import { failureText } from "../../../api/failures.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useBackOnline } from "../../../platform/connection/use-back-online.ts";

/** The requests are out of reach, and no phone keeps them: they hold others' contact data. They come with the network. */
export function RequestsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  useBackOnline(onRetry);
  return (
    <Notice title={i18n._("wanted.not-loaded")} action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}>
      {error instanceof UnreachableError ? i18n._("wanted.not-loaded.offline") : failureText(i18n, error)}
    </Notice>
  );
}
