import { useLingui } from "@lingui/react";
import { hasEnded } from "#domain/listings/listing.ts";
import { Badge } from "../../ui/badge.tsx";
import { useToday } from "../../platform/clock/use-today.ts";

/** Marks a room or request whose last day has passed: others can't find it any more. */
export function ExpiredBadge({ row }: { row: Parameters<typeof hasEnded>[0] }) {
  const { i18n } = useLingui();
  return hasEnded(row, useToday()) ? <Badge tone="amber">{i18n._("posting.expired")}</Badge> : null;
}
