import type { Listing } from "#domain/listings/listing.ts";
import { hasEnded } from "#domain/listings/listing.ts";
import type { DemoListing } from "../../../demo/listings/demo-listing.ts";
import { generateDemoListings } from "../../../demo/listings/generate-demo-listings.ts";

/** The London day of all judgements: another day makes other rooms. */
export const TODAY = "2026-11-20";

/** The rooms that a server with demo data shows on that day. */
export function demoRooms(): Listing[] {
  const postedBefore = new Date(`${TODAY}T09:00:00Z`);
  const rooms = generateDemoListings({ count: 600, today: TODAY, seed: 20_261_121, postedBefore });
  return rooms.map(asListing).filter((room) => !hasEnded(room, TODAY));
}

function asListing({ price_pence, ...room }: DemoListing): Listing {
  return {
    ...room,
    owner_id: null,
    price: price_pence / 100,
    duration: null,
    image_url: room.images[0]?.image_url ?? null,
    is_demo: true,
  };
}
