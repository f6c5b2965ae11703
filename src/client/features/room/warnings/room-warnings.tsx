import type { Listing } from "#domain/listings/listing.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { useWarnings } from "./use-warnings.ts";

// Most rooms have no sign: panel and texts are fetched for those that have one.
const WarningPanel = lazyScreen(async () => (await import("./panel/warning-panel.tsx")).WarningPanel);
const WarningChip = lazyScreen(async () => (await import("./panel/warning-chip.tsx")).WarningChip);

interface Props {
  listing: Listing;
  /** It is only on this device any more: the server knows nothing of it. */
  isGone: boolean;
}

/** Why to look twice at a room, and what to do. It comes late, so it stands where it moves nothing: last in its column. */
export function RoomWarnings({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  if (signs.length === 0) return null;
  return (
    <LazyBoundary>
      <WarningPanel city={listing.city} signs={signs} />
    </LazyBoundary>
  );
}

/** On a room's photo, where one of its signs is strong: how many there are, and the way to them. */
export function RoomWarningChip({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  if (!signs.some(({ severity }) => severity === "strong")) return null;
  return (
    <LazyBoundary>
      <WarningChip count={signs.length} />
    </LazyBoundary>
  );
}
