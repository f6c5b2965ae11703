import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";

/**
 * What can be done about a case now, the mildest first. Nothing where the moderator's own account is concerned: another moderator
 * has to decide, and the server's refusal would end the session.
 */
export function actsFor(shown: CaseDetail, ownId: string): Act[] {
  const { poster_history: poster } = shown;
  if (poster?.id === ownId) return [];
  return [...actsOnRow(shown), ...(poster === null ? [] : actsOnAccount(poster))];
}

function actsOnRow({ kind, state, standing, now, appeal_pending }: CaseDetail): Act[] {
  const dismiss: Act[] = state === "open" || appeal_pending ? ["dismiss"] : [];
  if (kind === "account") return dismiss;
  if (standing === "removed") return [...dismiss, "restore"];
  if (standing === "hidden") return [...dismiss, "restore", "remove"];
  return now === null ? dismiss : [...dismiss, "hide", "remove"];
}

// Superusers are demoted before they are deactivated: the last one must not be locked out.
function actsOnAccount({ is_active, is_superuser }: NonNullable<CaseDetail["poster_history"]>): Act[] {
  if (!is_active) return ["reactivate"];
  return is_superuser ? ["warn"] : ["warn", "deactivate"];
}
