import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { OfferedRoom } from "../../../../query-parser/listing/offered-rooms.ts";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { rentText } from "../../../platform/text/rent-text.ts";
import { Chips } from "../../../ui/form/chips.tsx";

interface OfferedRoomsProps {
  rooms: readonly OfferedRoom[];
  /** The one that the form is filled with. */
  chosen: number | null;
  choose: (room: number) => void;
}

/** Asks which room of a post is meant: a form is for one. */
export function OfferedRooms({ rooms, chosen, choose }: OfferedRoomsProps) {
  const { i18n } = useLingui();
  const question = i18n._("suggest.paste.rooms", { count: rooms.length });
  return (
    <div className="grid gap-2" ref={bringIntoView}>
      <p>{question}</p>
      <Chips
        label={question}
        choices={rooms.map((room, at) => ({
          key: String(at),
          text: offeredRoomText(i18n, room),
          isPressed: at === chosen,
          onPress: () => choose(at),
        }))}
      />
    </div>
  );
}

/** On a phone the question is below the screen when a post has been read. */
function bringIntoView(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: "center" });
}

/** A room by its name in the post, its kind where the name does not say it, and its rent: 'Room 1 · Single · £480 pcm'. */
export function offeredRoomText(i18n: I18n, { name, room_type, price, price_per_month }: OfferedRoom): string {
  const kind = room_type === null ? "" : offeredRoomType(i18n, room_type);
  // 'Room 1 (ground floor, double)' says that it is a double room.
  const isSaid = name.toLowerCase().includes(kind.toLowerCase().replace(/ room$/, ""));
  const rent = rentText(i18n, { weekly: price, perMonth: price_per_month });
  return [name, ...(isSaid ? [] : [kind]), rent].join(" · ");
}
