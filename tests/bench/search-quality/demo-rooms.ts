import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import { demoRooms as roomsOfFile, type DemoRoom } from "../../../demo/demo-rows.ts";

/** The London day of all judgements: on another day the rooms have other dates. */
export const TODAY = "2026-11-20";

/** The rooms that a server with demo data shows on that day. */
export function demoRooms(): Listing[] {
  const rooms = roomsOfFile({ today: TODAY, now: new Date(`${TODAY}T09:00:00Z`) });
  return rooms.map(asListing).filter((room) => !hasEnded(room, TODAY));
}

function asListing(room: DemoRoom): Listing {
  return {
    ...room,
    owner_id: null,
    image_url: room.images[0]?.image_url ?? null,
    updated_at: room.created_at,
    is_demo: true,
  };
}
