import { useLingui } from "@lingui/react";
import type { Answer } from "#contract/call.ts";
import { NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { firstCard } from "../../../api/first-rooms.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { RoomBar } from "../../room/room-bar.tsx";
import { RoomStatus } from "../../room/room-status.tsx";
import { useRoom } from "../../room/use-room.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { shownText } from "../../../platform/text/shown-text.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { paths } from "../../../paths.ts";
import { readSearchUrl } from "../url/search-url.ts";
import { closeRoom } from "./close-room.ts";
import { usePaintedRoom } from "./painted-room.ts";
import { shownRooms } from "./shown-rooms.ts";
import type { Search } from "../url/use-search.ts";
import { useSearchResults } from "./use-search-results.ts";

/** A room's details over the search, at an address of its own: back closes it, and the link can be shared. */
export function OpenRoom({ search, roomId }: { search: Search; roomId: string }) {
  const { i18n } = useLingui();
  const isWide = useWide();
  const painted = usePaintedRoom(roomId);
  const room = useRoom(roomId, useKnownRoom(search, roomId), painted);
  const card = room.missing ? undefined : firstCard(roomId);
  const close = () => {
    // A hidden dialog fires close too: after a link in it was followed, that address stays.
    if (isAddressed(roomId)) closeRoom(search);
  };
  return (
    <Sheet
      wide
      growing
      instant={painted !== null}
      title={shownText(i18n, room.listing?.title ?? card?.title ?? i18n._("room.title"))}
      closeLabel={i18n._("dialog.close")}
      onClose={close}
      footer={room.listing !== null && !isWide && <RoomBar listing={room.listing} fetchedAt={room.fetchedAt} />}
    >
      <RoomStatus room={room} card={card} hasBar={!isWide} />
    </Sheet>
  );
}

// The room from the list behind the dialog: the same query, which is not sent again.
function useKnownRoom(search: Search, roomId: string): Answer<Listing> | null {
  const searched = search.state.mode !== "none";
  const results = useSearchResults(search.state, useToday());
  const newest = useApiQuery("listOpenListings", searched ? null : { query: { limit: NEWEST_SHELF_SIZE } });
  const shown = searched ? results : { listings: newest.data?.data.data, ...newest.data };
  const saved = searched ? results.fromPhone?.rooms.find(({ listing }) => listing.id === roomId) : undefined;
  if (saved !== undefined) return { data: saved.listing, fetchedAt: saved.fetchedAt, savedAt: saved.fetchedAt };
  const listing = shown.listings?.find(({ id }) => id === roomId);
  if (listing === undefined) return shownRooms.value.get(roomId) ?? null;
  return { data: listing, fetchedAt: shown.fetchedAt ?? 0, savedAt: shown.savedAt ?? null };
}

function isAddressed(roomId: string): boolean {
  return location.pathname === paths.home && readSearchUrl(location.search).roomId === roomId;
}
