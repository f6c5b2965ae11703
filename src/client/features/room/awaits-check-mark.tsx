import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { Badge } from "../../ui/badge.tsx";

interface Props {
  /** Of one's own room or request. */
  row: { awaits_check?: true };
  /** Where its signs are shown. */
  href: string;
}

/** In one's own list: that a room or request waits for a moderator's look, why, and what its owner can do. */
export function AwaitsCheckMark({ row, href }: Props) {
  const { i18n } = useLingui();
  if (row.awaits_check !== true) return null;
  return (
    <div className="grid w-full gap-1 text-sm">
      <p>
        <Badge tone="amber">{i18n._("room.awaits-check.badge")}</Badge>
      </p>
      <p className="text-pretty text-ink-soft">{i18n._("room.awaits-check.own")}</p>
      <Link
        href={href}
        state={{ openedHere: true }}
        className="touch inline-flex items-center justify-self-start text-sky underline"
      >
        {i18n._("room.awaits-check.see-why")}
      </Link>
    </div>
  );
}
