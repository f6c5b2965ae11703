import { useLingui } from "@lingui/react";
import { UnreachableError } from "#contract/api-error.ts";
import { failureText } from "../../../api/failures.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useBackOnline } from "../../../platform/connection/use-back-online.ts";

/** The posted requests are out of reach; nothing that was typed depends on them. They come with the network. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  useBackOnline(onRetry);
  return (
    <Notice
      title={i18n._("own-requests.not-loaded")}
      action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}
    >
      {error instanceof UnreachableError ? i18n._("own-requests.not-loaded.offline") : failureText(i18n, error)}
    </Notice>
  );
}
