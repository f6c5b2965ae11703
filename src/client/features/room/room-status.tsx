import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { ApiError, isRefusedOnTheWay, UnreachableError } from "#contract/api-error.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { ErrorReference } from "../../api/error-reference.tsx";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { SlowLoad } from "../../session/slow-load.tsx";
import { savedText } from "../../platform/text/saved-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { refusedOnTheWay, statusText } from "../../platform/text/status-text.ts";
import { Loading } from "../../ui/states/loading.tsx";
import { RoomDetails } from "./room-details.tsx";
import { RoomDetailsLayout, ROOM_PHOTO_SIZES } from "./room-details-layout.tsx";
import { RoomPhoto } from "./room-photo.tsx";
import type { Room } from "./use-room.ts";

interface Props {
  room: Room;
  /** The room as its card has it, shown while the rest is missing; undefined where nothing of it is known. */
  card?: CardListing | undefined;
  /** Whether a RoomBar stands below its details. */
  hasBar?: boolean;
}

/** A room's details, or the reason why they are missing. */
export function RoomStatus({ room, card, hasBar = false }: Props) {
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
  const why =
    room.error === null ? <Awaited /> : <Failed room={room} error={room.error} hasCard={card !== undefined} />;
  return card === undefined ? why : <RoomFromCard card={card}>{why}</RoomFromCard>;

  function outOfListsText(state: NonNullable<Room["outOfLists"]>): string {
    if (state === "hidden") return i18n._("room.no-longer-offered");
    return state === "let" ? i18n._("room.let") : i18n._("room.paused");
  }
}

/** What a card has told of a room, where the whole of it will stand. */
function RoomFromCard({ card, children }: { card: CardListing; children: ReactNode }) {
  return (
    <RoomDetailsLayout
      listing={card}
      today={useToday()}
      photos={
        <div className="overflow-hidden rounded-card">
          <RoomPhoto image={card.images[0]} alt="" sizes={ROOM_PHOTO_SIZES} eager />
        </div>
      }
    >
      {children}
    </RoomDetailsLayout>
  );
}

function Awaited() {
  return (
    <>
      <SlowLoad />
      <Loading />
    </>
  );
}

function Failed({ room, error, hasCard }: { room: Room; error: Error; hasCard: boolean }) {
  const { i18n } = useLingui();
  return (
    <Notice
      title={errorText()}
      action={
        <>
          <Button onClick={room.again}>{i18n._("search.retry")}</Button>
          <ErrorReference error={error} />
        </>
      }
    />
  );

  function errorText(): string {
    if (isRefusedOnTheWay(error)) return refusedOnTheWay(i18n, error.status);
    if (error instanceof UnreachableError) {
      return hasCard ? i18n._("room.rest-unreachable") : i18n._("room.unreachable");
    }
    return error instanceof ApiError ? statusText(i18n, error) : i18n._("error.unexpected");
  }
}
