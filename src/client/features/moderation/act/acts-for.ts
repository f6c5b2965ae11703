import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { actReasonsOf, type Act, type ActReason } from "#domain/moderation/act-rules.ts";

/**
 * What can be done about a case now, the mildest first. Nothing where the moderator's own account is concerned: another moderator
 * has to decide, and the server's refusal would end the session.
 */
export function actsFor(shown: CaseDetail, ownId: string): Act[] {
  const { poster_history: poster } = shown;
  if (poster?.id === ownId) return [];
  return [...actsOnRow(shown), ...(poster === null ? [] : actsOnAccount(poster))];
}

function actsOnRow({ kind, state, standing, now, appeal_pending, has_unchecked_signs }: CaseDetail): Act[] {
  const dismiss: Act[] = state === "open" || appeal_pending || has_unchecked_signs ? ["dismiss"] : [];
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

/** Whether leaving it as it is says that what the scam guard saw is no breach: nobody has reported it. */
export function isCheck(act: Act, { state, appeal_pending, has_unchecked_signs }: CaseDetail): boolean {
  return act === "dismiss" && state !== "open" && !appeal_pending && has_unchecked_signs;
}

const OF_APPEALS: ReadonlySet<ActReason> = new Set<ActReason>(["appeal_refused", "appeal_granted"]);

/** The reasons that are offered for an act: those that answer an appeal, only where one waits for an answer. */
export function reasonsFor(act: Act, { appeal_pending }: Pick<CaseDetail, "appeal_pending">): ActReason[] {
  // An account's appeal is a case of its own, whichever case the account is reactivated from.
  if (act === "reactivate") return [...actReasonsOf(act)];
  return actReasonsOf(act).filter((reason) => appeal_pending || !OF_APPEALS.has(reason));
}
