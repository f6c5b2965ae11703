import { useLingui } from "@lingui/react";
import { SlowLoad } from "../../../session/slow-load.tsx";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { Notice } from "../../../ui/states/notice.tsx";
import { savedText } from "../../../platform/text/saved-text.ts";
import { Loading } from "../../../ui/states/loading.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import type { useOwnRequests } from "./use-own-requests.ts";

interface Props {
  requests: ReturnType<typeof useOwnRequests>;
  /** Whether nothing is listed: neither posted nor waiting. */
  isEmpty: boolean;
}

/** What there is to say about the list of posted requests: that it loads, is saved, is empty, or is not to be had. */
export function PostedNote({ requests: { count, savedAt, error, again, rows }, isEmpty }: Props) {
  const { i18n } = useLingui();
  if (count === null && error !== null) return <NotLoaded error={error} onRetry={again} />;
  if (count === null || rows === undefined) return <SlowLoading />;
  if (savedAt !== null) return <p className="text-sm text-sky">{savedText(i18n, savedAt, serverNow())}</p>;
  return isEmpty ? <Notice title={i18n._("own-requests.none")}>{i18n._("own-requests.none.text")}</Notice> : null;
}

function SlowLoading() {
  return (
    <>
      <Loading />
      <SlowLoad />
    </>
  );
}
