import { useLingui } from "@lingui/react";
import { hasEnded } from "#domain/listing.ts";
import type { TenantRequest } from "#domain/tenant-request.ts";
import { Badge } from "../../ui/badge.tsx";
import { useToday } from "../../use-today.ts";

/** Marks a request whose last day has passed: others don't see it any more. */
export function ExpiredBadge({ request }: { request: TenantRequest }) {
  const { i18n } = useLingui();
  return hasEnded(request, useToday()) ? <Badge tone="amber">{i18n._("own-requests.expired")}</Badge> : null;
}
