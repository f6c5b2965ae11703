import { useLingui } from "@lingui/react";
import { ShieldCheck } from "lucide";
import { Link } from "wouter";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import { paths } from "../../paths.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { Icon } from "../../ui/icon.tsx";

const LINK = "touch inline-flex items-center gap-1.5 text-sm font-semibold text-sky underline";

interface Props {
  kind: ReportKind;
  of: { id: string; owner_id: string | null };
}

/** For moderators, whether anybody has reported it or not. Nobody decides about what they have posted themselves. */
export function ModerateLink({ kind, of: { id, owner_id } }: Props) {
  const { i18n } = useLingui();
  const { user } = useCurrentUser();
  if (user?.is_superuser !== true || owner_id === user.id) return null;
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link href={paths.moderationCase(id, kind)} className={LINK}>
        <Icon of={ShieldCheck} size={16} />
        {i18n._("room.moderate")}
      </Link>
      {owner_id !== null && (
        <Link href={paths.moderatedAccount(owner_id)} className={LINK}>
          {i18n._("room.moderate.poster")}
        </Link>
      )}
    </span>
  );
}
