import type { ModerationAct } from "#contract/schemas/moderation.ts";
import type { ActReason } from "#domain/moderation/act-rules.ts";
import type { Account } from "../../accounts/account-store.ts";
import type { Sessions } from "../../auth/sessions/sessions.ts";
import type { Trx } from "../../db/db.ts";
import { casesOf } from "../cases/case-store.ts";
import { insertAct } from "../../audit-log/log-store.ts";
import { findAct } from "./act-store.ts";
import { decideCasesOf, settleAppeals, takeBackReports } from "./follow-act.ts";
import { tellPoster, type MailParts } from "./moderation-mails.ts";

export interface ActivationParts extends MailParts {
  sessions: Pick<Sessions, "endAll">;
  now: Date;
}

/**
 * What goes with an account's being deactivated or reactivated, by a moderator or a superuser: its sessions end, what is open about
 * it is decided or taken back, its owner is told, an appeal is settled. The database hides what it has posted, or brings it back,
 * in the statement that changes the account (`hide_with_account`).
 * @param act As it stands in the log.
 */
export async function followActivation(
  trx: Trx,
  account: Account,
  act: ModerationAct,
  { sessions, now: at, ...parts }: ActivationParts,
): Promise<void> {
  const now = at.toISOString();
  if (act.act === "deactivate") {
    await sessions.endAll(trx, account.id, "deactivated");
    await decideCasesOf(trx, account.id, { ...parts, now });
  } else {
    for (const { kind, id } of await casesOf(trx, account.id)) {
      if (kind !== "account") await takeBackReports(trx, { kind, id }, ["deactivated"], { ...parts, now });
    }
    const settling = { act, account, settles: () => "granted" as const, isTold: true, now };
    await settleAppeals(trx, { deactivated: account.id }, settling, parts);
  }
  await tellPoster(trx, account, act, parts);
}

/** Why an account is deactivated, and the words for its owner. */
export interface Why {
  reason: ActReason;
  words_zh: string | null;
  words_en: string | null;
}

interface Activation {
  account: Account;
  isActive: boolean;
  /** Null where no reason was given: the log says so, and the mail gives none. */
  why: Why | null;
  actorId: string;
}

/** The same where the list of users is edited. */
export async function noteActivation(
  trx: Trx,
  { account, isActive, why, actorId }: Activation,
  parts: ActivationParts,
): Promise<void> {
  const id = crypto.randomUUID();
  await insertAct(trx, {
    id,
    act: isActive ? "reactivate" : "deactivate",
    kind: null,
    target_id: null,
    account_id: account.id,
    actor_id: actorId,
    ...(why ?? { reason: "edited_directly", words_zh: null, words_en: null }),
    at: parts.now.toISOString(),
  });
  await followActivation(trx, account, (await findAct(trx, id))!, parts);
}
