import { useLingui } from "@lingui/react";
import { UnreachableError } from "#contract/api-error.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { isMemoryOnly } from "../../../drafts/store/unsent.ts";
import { failureText } from "../../../api/failures.ts";
import { SlowLoad } from "../../../session/slow-load.tsx";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { savedText } from "../../../platform/text/saved-text.ts";
import { Loading } from "../../../ui/states/loading.tsx";
import type { OwnRooms } from "./use-own-listings.ts";

interface Props {
  rooms: OwnRooms;
  /** Whether nothing is listed: neither posted nor waiting. */
  isEmpty: boolean;
}

/** What there is to say about the list of posted rooms: that it loads, is saved, is empty, or is not to be had. */
export function PostedNote({ rooms: { rows, unsent, savedAt, error, again }, isEmpty }: Props) {
  const { i18n } = useLingui();
  if (rows === undefined && error !== null) return <NotLoaded error={error} onRetry={again} />;
  if (rows === undefined || unsent === undefined) return <SlowLoading />;
  if (savedAt !== null) return <p className="text-sm text-sky">{savedText(i18n, savedAt, serverNow())}</p>;
  if (!isEmpty) return null;
  return (
    <Notice
      title={i18n._("own-listings.none")}
      action={<ButtonLink href={formPath("listing", NEW_DRAFT)}>{i18n._("own-listings.add")}</ButtonLink>}
    >
      {i18n._("own-listings.none.text")}
    </Notice>
  );
}

function SlowLoading() {
  return (
    <>
      <Loading />
      <SlowLoad />
    </>
  );
}

// Nothing was typed or lost here: it is only the list that is out of reach.
function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  const unreachable = isMemoryOnly.value
    ? /*i18n*/ "own-listings.not-loaded.unkept"
    : /*i18n*/ "own-listings.not-loaded.offline";
  return (
    <Notice
      title={i18n._("own-listings.not-loaded")}
      action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}
    >
      {error instanceof UnreachableError ? i18n._(unreachable) : failureText(i18n, error)}
    </Notice>
  );
}
