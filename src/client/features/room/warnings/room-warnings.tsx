import type { Listing } from "#domain/listings/listing.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
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
 * Why to look twice at a room with a strong sign, and what to do: above its description and its contact. It comes late, and moves
 * what is below. That is worth it: who reads on a phone has else written to the poster before they come to it.
 */
export function StrongWarnings({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  return hasStrong(signs) ? <Panel listing={listing} signs={signs} /> : null;
}

/** The same where all signs are weak. It stands where it moves nothing: last in its column. */
export function WeakWarnings({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  return signs.length === 0 || hasStrong(signs) ? null : <Panel listing={listing} signs={signs} />;
}

function Panel({ listing, signs }: { listing: Listing; signs: readonly ScamSign[] }) {
  return (
    <LazyBoundary>
      <WarningPanel city={listing.city} signs={signs} />
    </LazyBoundary>
  );
}

/** On a room's photo, where one of its signs is strong: how many there are, and the way to them. */
export function RoomWarningChip({ listing, isGone }: Props) {
  const signs = useWarnings(isGone ? null : listing.id);
  if (!hasStrong(signs)) return null;
  return (
    <LazyBoundary>
      <WarningChip count={signs.length} />
    </LazyBoundary>
  );
}
