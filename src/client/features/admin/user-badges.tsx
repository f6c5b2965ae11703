import { useLingui } from "@lingui/react";
import { Badge } from "../../ui/badge.tsx";

/** Marks the current user's own row. */
export function YouBadge() {
  const { i18n } = useLingui();
  return <Badge tone="brick">{i18n._("admin.you")}</Badge>;
}

/** Whether the address was confirmed by what was mailed there. */
export function ConfirmedText({ isConfirmed }: { isConfirmed: boolean }) {
  const { i18n } = useLingui();
  return (
    <span className={`inline-block text-sm ${isConfirmed ? "text-ink-soft" : "text-amber"}`}>
      {isConfirmed ? i18n._("case.poster.verified") : i18n._("case.poster.unverified")}
    </span>
  );
}

export function RoleText({ isSuperuser }: { isSuperuser: boolean }) {
  const { i18n } = useLingui();
  return <span>{isSuperuser ? i18n._("admin.role.superuser") : i18n._("admin.role.user")}</span>;
}

export function StatusBadge({ isActive }: { isActive: boolean }) {
  const { i18n } = useLingui();
  return isActive ? (
    <Badge tone="moss">{i18n._("admin.status.active")}</Badge>
  ) : (
    <Badge tone="amber">{i18n._("admin.status.inactive")}</Badge>
  );
}
