import { useLingui } from "@lingui/react";
import { hasEnded, type Listing } from "#domain/listing.ts";
import { Badge } from "../../ui/badge.tsx";
import { useToday } from "../../use-today.ts";

/** Marks a room whose last day has passed: others don't find it any more. */
export function ExpiredBadge({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  return hasEnded(listing, useToday()) ? <Badge tone="amber">{i18n._("own-listings.expired")}</Badge> : null;
}
