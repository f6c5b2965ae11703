import type { Listing } from "#domain/listings/listing.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { useNearPlace } from "./near-place.ts";

const TravelSection = lazyScreen(async () => (await import("./travel/travel-section.tsx")).TravelSection);

/** On a room's page: travel times to the chosen place, by mode of travel (SQ-10). Renders nothing without a chosen place. */
export function RoomTravel({ listing }: { listing: Listing }) {
  const near = useNearPlace();
  if (near === null) return null;
  return (
    <LazyBoundary>
      <TravelSection near={near} postCode={listing.post_code} />
    </LazyBoundary>
  );
}
