import { useLingui } from "@lingui/react";
import { Badge } from "../../../ui/badge.tsx";
import { useQuotaLeft } from "./ai-quota.ts";

/** How many AI searches are left today. */
export function QuotaLeft() {
  const { i18n } = useLingui();
  const quota = useQuotaLeft();
  if (quota === null) return null;
  return (
    <Badge tone={quota.left > 0 ? "moss" : "amber"}>
      <span className="figures">{i18n._("ai-search.quota-left", { left: quota.left, limit: quota.limit })}</span>
    </Badge>
  );
}
