import { useLingui } from "@lingui/react";
import type { SavedResults } from "#offline/rooms/search-saved-rooms.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { ageText } from "#domain/age-text.ts";
import { savedText } from "../../../platform/text/saved-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { DEFAULT_STATE } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";

interface Props {
  found: Pick<SavedResults, "newestAt" | "saved">;
  /** Asks the server once more; null while it is being asked. */
  onRetry: (() => void) | null;
  /** The server is there, and has too much to do. */
  isBusy: boolean;
}

/** Below the number of rooms that the phone itself has found: how old they are, and that these may not be all. */
export function SavedRoomsNote({ found: { newestAt, saved }, onRetry, isBusy }: Props) {
  const { i18n } = useLingui();
  const age = ageText(newestAt, i18n.locale, serverNow());
  const noteText = () => {
    if (isBusy) return i18n._("search.on-phone.busy", { age, saved });
    return onRetry === null
      ? i18n._("search.on-phone.slow", { age, saved })
      : i18n._("search.on-phone.note", { age, saved });
  };
  // Offline there is no retry button; when the network is back, the query is sent automatically.
  const canRetry = onRetry !== null && connection.value === "online";
  return (
    <>
      <p className="max-w-prose text-sm text-pretty text-sky">{noteText()}</p>
      {canRetry && (
        <Button className="mt-2" onClick={onRetry}>
          {i18n._("search.retry")}
        </Button>
      )}
    </>
  );
}

/** How old a saved answer is that is shown. */
export function SavedNote({ savedAt, isBusy }: { savedAt: number; isBusy: boolean }) {
  const { i18n } = useLingui();
  return (
    <p className="max-w-prose text-sm text-pretty text-sky">
      {savedText(i18n, savedAt, serverNow())}
      {isBusy && ` · ${i18n._("search.busy")}`}
    </p>
  );
}

/** No cached room matches: links to the others. */
export function NoSavedRooms({ search }: { search: Search }) {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("search.on-phone.none")}
      action={
        <Button onClick={() => search.go({ ...DEFAULT_STATE, mode: "filter" })}>{i18n._("search.on-phone.all")}</Button>
      }
    >
      {i18n._("search.on-phone.none.text")}
    </Notice>
  );
}
