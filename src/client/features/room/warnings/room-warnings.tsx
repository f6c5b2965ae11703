import type { Listing } from "#domain/listings/listing.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { STRONG_HEIGHT, StrongPlace } from "./strong-place.tsx";
import { hasStrong, useWarnings } from "./use-warnings.ts";

// Most rooms have no sign: panel and texts are fetched for those that have one.
const WarningPanel = lazyScreen(async () => (await import("./panel/warning-panel.tsx")).WarningPanel);
const WarningChip = lazyScreen(async () => (await import("./panel/warning-chip.tsx")).WarningChip);

interface Props {
  listing: Listing;
  /** It is only on this device any more: the server knows nothing of it. */
  isGone: boolean;
}

/**
 * Why to look twice at a room with a strong sign, and what to do: above its description and its contact, where it is read first. The
 * room itself says that it has one, so that its place is there before it.
 */
export function StrongWarnings({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  if (listing.strong_signs === undefined || signs?.length === 0) return null;
  if (signs === undefined) return <StrongPlace />;
  return (
    <LazyBoundary meanwhile={<StrongPlace />}>
      <WarningPanel city={listing.city} signs={signs} height={STRONG_HEIGHT} />
    </LazyBoundary>
  );
}

/** The same of a room that did not say so. It stands where it moves nothing: last in its column. */
export function LateWarnings({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id) ?? [];
  if (signs.length === 0 || listing.strong_signs !== undefined) return null;
  return (
    <LazyBoundary>
      <WarningPanel city={listing.city} signs={signs} />
    </LazyBoundary>
  );
}

/** On a room's photo, where one of its signs is strong: how many there are, and the way to them. */
export function RoomWarningChip({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id) ?? [];
  if (!hasStrong(signs)) return null;
  return (
    <LazyBoundary>
      <WarningChip count={signs.length} />
    </LazyBoundary>
  );
}
