import { useLingui } from "@lingui/react";
import { OwnRoomBar } from "./own/own-room-bar.tsx";
import { RoomStatus } from "../room/room-status.tsx";
import { useRoom } from "../room/use-room.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { shownText } from "../../platform/text/shown-text.ts";

/** `/item_detail/{id}`: one room on a page of its own, read only. */
export function ItemDetailPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const room = useRoom(id, null);
  const title = shownText(i18n, room.listing?.title ?? i18n._("room.title"));
  useDocumentTitle(title);
  return (
    <article className="mx-auto grid max-w-5xl gap-4">
      <h1 className="text-xl font-semibold">
        <bdi>{title}</bdi>
      </h1>
      {room.listing !== null && <OwnRoomBar listing={room.listing} />}
      <RoomStatus room={room} />
    </article>
  );
}
