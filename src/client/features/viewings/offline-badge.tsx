import { useLingui } from "@lingui/react";
import { hasEnded } from "#domain/listings/listing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { Badge } from "../../ui/badge.tsx";
import { useToday } from "../../platform/clock/use-today.ts";

/** Marks a room that others can't find any more: deleted, or expired. The saved copy stays. */
export function OfflineBadge({ viewing }: { viewing: Pick<SavedViewing, "isGone" | "listing"> }) {
  const { i18n } = useLingui();
  const today = useToday();
  if (viewing.isGone) return <Badge tone="amber">{i18n._("viewings.gone")}</Badge>;
  if (hasEnded(viewing.listing, today)) return <Badge tone="amber">{i18n._("viewings.ended")}</Badge>;
  return null;
}
