import { useLingui } from "@lingui/react";
import { ApiError, isRefusedOnTheWay, UnreachableError } from "#contract/api-error.ts";
import { ErrorReference } from "../../api/error-reference.tsx";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { SlowLoad } from "../../session/slow-load.tsx";
import { savedText } from "../../platform/text/saved-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { refusedOnTheWay, statusText } from "../../platform/text/status-text.ts";
import { Loading } from "../../ui/states/loading.tsx";
import { RoomDetails } from "./room-details.tsx";
import type { Room } from "./use-room.ts";

/**
 * A room's details, or the reason why they are missing.
 * @param props.hasBar Whether a RoomBar stands below them.
 */
export function RoomStatus({ room, hasBar = false }: { room: Room; hasBar?: boolean }) {
  const { i18n } = useLingui();
  if (room.listing !== null) {
    return (
      <>
        {room.savedAt !== null && <p className="mb-3 text-sm text-sky">{savedText(i18n, room.savedAt, serverNow())}</p>}
        {room.isGone && (
          <p className="mb-3 rounded-control bg-amber-tint px-4 py-2 text-amber">
            {room.outOfLists === null ? i18n._("room.gone.kept") : outOfListsText(room.outOfLists)}
          </p>
        )}
        <RoomDetails listing={room.listing} fetchedAt={room.fetchedAt} isGone={room.isGone} hasBar={hasBar} />
      </>
    );
  }
  if (room.missing && room.outOfLists !== null) {
    const why = room.outOfLists === "hidden" ? i18n._("room.no-longer-offered.why") : i18n._("room.out-of-lists.why");
    return <Notice title={outOfListsText(room.outOfLists)}>{why}</Notice>;
  }
  if (room.missing) return <Notice title={i18n._("room.not-found")}>{i18n._("room.not-found.why")}</Notice>;
  if (room.error !== null) {
    return (
      <Notice
        title={errorText(room.error)}
        action={
          <>
            <Button onClick={room.again}>{i18n._("search.retry")}</Button>
            <ErrorReference error={room.error} />
          </>
        }
      />
    );
  }
  return (
    <>
      <SlowLoad />
      <Loading />
    </>
  );

  function outOfListsText(state: NonNullable<Room["outOfLists"]>): string {
    if (state === "hidden") return i18n._("room.no-longer-offered");
    return state === "let" ? i18n._("room.let") : i18n._("room.paused");
  }

  function errorText(error: Error): string {
    if (isRefusedOnTheWay(error)) return refusedOnTheWay(i18n, error.status);
    if (error instanceof UnreachableError) return i18n._("room.unreachable");
    return error instanceof ApiError ? statusText(i18n, error) : i18n._("error.unexpected");
  }
}
