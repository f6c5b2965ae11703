import { useLingui } from "@lingui/react";
import { UnreachableError } from "#contract/api-error.ts";
import { useBackOnline } from "../platform/connection/use-back-online.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { failureText } from "./failures.ts";

interface Props {
  title: string;
  /** What it means that no server could be reached; without it, what is said of any call. */
  unreachable?: string;
  error: Error;
  onRetry: () => void;
}

/** A list that the server has not answered. It is asked for again when the network comes back, or by a button. */
export function NotLoaded({ title, unreachable, error, onRetry }: Props) {
  const { i18n } = useLingui();
  useBackOnline(onRetry);
  return (
    <Notice title={title} action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}>
      {unreachable !== undefined && error instanceof UnreachableError ? unreachable : failureText(i18n, error)}
    </Notice>
  );
}
