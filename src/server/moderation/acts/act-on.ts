import type { ModerationAct } from "#contract/schemas/moderation.ts";
import type { Act, ActReason } from "#domain/moderation/act-rules.ts";
import type { ReportOutcome } from "#domain/moderation/report-rules.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import { lockAccount, updateAccount, type Account } from "../../accounts/account-store.ts";
import { asSuperuser } from "../../accounts/superuser-store.ts";
import type { Trx } from "../../db/db.ts";
import { HttpError, unprocessable } from "../../http/errors/http-error.ts";
import { decideCase, findCase, lockCase, setCaseStanding, type CaseKey, type CaseRow } from "../cases/case-store.ts";
import {
  findTarget,
  hasUncheckedSigns,
  keepReported,
  reportedVersions,
  setStanding,
  type Target,
} from "../target-store.ts";
import { insertAct } from "../../audit-log/log-store.ts";
import { findAct, lastActOn, type ActsOn } from "./act-store.ts";
import type { Evidence } from "./evidence.ts";
import { decideOpenReports, settleAppeals, takeBackReports, type Settles } from "./follow-act.ts";
import { followActivation, type ActivationParts } from "./follow-activation.ts";
import { tellPoster } from "./moderation-mails.ts";

/** What a moderator wants to do; its fields are checked. */
export interface WantedAct {
  id: string;
  act: Act;
  /** What the act is about; null for an account by itself. */
  of: CaseKey | null;
  /** Of whom; undefined for the poster of what it is about. */
  accountId: string | undefined;
  reason: ActReason;
  words_zh: string | null;
  words_en: string | null;
  /** The last act that the moderator has seen, null for none; undefined where they don't say. */
  lastActId: string | null | undefined;
}

interface Parts extends ActivationParts {
  actorId: string;
  /** The calendar day in London. */
  today: string;
  /** What the act is about, where it takes that from its poster; null where nothing is there. */
  evidence: Evidence | null;
}

/**
 * Does what a moderator wants, with all that follows from it, and writes it into the log. One at a time: of two who act at once the
 * second is told what the first has done.
 * @throws HttpError 403 for one's own account or post and for who is no superuser any more, 404 for what is neither there nor
 *   reported, 409 with `current` where another moderator was faster or it is so already, 409 for the id of another act and where no
 *   superuser would be left, 422 for an account that is not the poster.
 */
export async function actOn(trx: Trx, wanted: WantedAct, parts: Parts): Promise<ModerationAct> {
  const seen = await subjectOf(trx, wanted);
  await asSuperuser(trx, parts.actorId, wanted.act === "deactivate" ? (seen.accountId ?? undefined) : undefined);
  const done = await findAct(trx, wanted.id);
  if (done !== undefined) return repeated(done, wanted, seen, parts.actorId);
  refuseOwn(seen.accountId, parts.actorId);
  const account = seen.accountId === null ? null : ((await lockAccount(trx, seen.accountId)) ?? null);
  const subject = { ...seen, account };
  await refuseUnseen(trx, wanted, subject);
  return isOfAccount(wanted.act) ? actOnAccount(trx, wanted, subject, parts) : actOnRow(trx, wanted, subject, parts);
}

/** What an act is about, and whom it concerns. */
interface Subject {
  target: Target | null;
  accountId: string | null;
}

type Held = Subject & { account: Account | null };

// Of a row that is gone its poster is known by what was reported.
async function subjectOf(trx: Trx, { of, accountId }: WantedAct): Promise<Subject> {
  if (of === null) return { target: null, accountId: accountId ?? null };
  if (of.kind === "account") return { target: null, accountId: agreed(of.id, accountId) };
  const target = { kind: of.kind, id: of.id };
  const [row, known] = [await findTarget(trx, target), await findCase(trx, target)];
  if (row === undefined && known === undefined) throw new HttpError("case_not_found", "Nothing has this id");
  const posterId = row?.owner_id ?? known?.poster_id ?? (await reportedVersions(trx, target))[0]?.owner_id ?? null;
  return { target, accountId: agreed(posterId, accountId) };
}

// Whom the target names, and whom the moderator names where they do: hiding one's room must not be told to another.
function agreed(posterId: string | null, accountId: string | undefined): string | null {
  if (accountId === undefined || accountId === posterId) return posterId;
  throw unprocessable([
    { loc: ["body", "account_id"], msg: "This is not the poster of the target", type: "not-the-same" },
  ]);
}

function isOfAccount(act: Act): act is "warn" | "deactivate" | "reactivate" {
  return act === "warn" || act === "deactivate" || act === "reactivate";
}

function refuseOwn(accountId: string | null, actorId: string): void {
  if (accountId === actorId) {
    throw new HttpError("own_act", "Super users do not moderate their own account, nor what they have posted");
  }
}

// The same act once more, because its answer got lost; another one under its id is a mistake of the client.
function repeated(
  done: ModerationAct,
  wanted: WantedAct,
  { target, accountId }: Subject,
  actorId: string,
): ModerationAct {
  const isSameTarget = done.kind === (target?.kind ?? null) && done.target_id === (target?.id ?? null);
  // Of a deleted account the log names nobody.
  if (!isSameTarget || (done.account !== null && done.account.id !== accountId)) {
    throw new HttpError("act_id_taken", "There is another act with this id");
  }
  if (done.act === wanted.act && done.reason === wanted.reason && done.by?.id === actorId) return done;
  throw meanwhile(done);
}

async function refuseUnseen(trx: Trx, { lastActId }: WantedAct, subject: Subject): Promise<void> {
  if (lastActId === undefined) return;
  const last = await lastActIn(trx, subject);
  if ((last?.id ?? null) !== lastActId) throw meanwhile(last);
}

async function lastActIn(trx: Trx, { target, accountId }: Subject): Promise<ModerationAct | undefined> {
  const on: ActsOn | null = target ?? (accountId === null ? null : { accountId });
  return on === null ? undefined : lastActOn(trx, on);
}

function meanwhile(current: ModerationAct | undefined): HttpError {
  return new HttpError("acted_meanwhile", "Another moderator has acted on it meanwhile", {}, current ?? {});
}

async function write(
  trx: Trx,
  wanted: WantedAct,
  { target, accountId }: Subject,
  parts: Parts,
): Promise<ModerationAct> {
  const { id, act, reason, words_zh, words_en } = wanted;
  const { evidence } = parts;
  // The poster may change or empty it before a moderator reads the appeal.
  const kept = target === null || evidence === null ? {} : await keepEvidence(trx, target, evidence);
  await insertAct(trx, {
    id,
    act,
    kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    account_id: accountId,
    actor_id: parts.actorId,
    reason,
    words_zh,
    words_en,
    ...kept,
    at: parts.now.toISOString(),
  });
  return (await findAct(trx, id))!;
}

async function keepEvidence(trx: Trx, target: Target, { row, signs }: Evidence) {
  return { version: await keepReported(trx, target, row), signs };
}

const STANDING_AFTER = { hide: "hidden", remove: "removed", restore: null } as const;

async function actOnRow(trx: Trx, wanted: WantedAct, subject: Held, parts: Parts): Promise<ModerationAct> {
  const { act, reason } = wanted;
  const now = parts.now.toISOString();
  const { target, accountId, account } = subject;
  if (act === "dismiss" && target === null) return dismissAppeal(trx, wanted, subject, parts);
  if (target === null) throw new HttpError("case_not_found", "Nothing has this id");
  const before = await lockCase(trx, { ...target, posterId: accountId, now });
  // To leave a room that nobody has reported as it is says that its signs are no breach.
  const checksSigns = act === "dismiss" && before.standing === null && (await hasUncheckedSigns(trx, target));
  if (!checksSigns && !isPossible(act, before)) throw meanwhile(await lastActIn(trx, subject));
  const written = await write(trx, wanted, subject, parts);
  const settling = { act: written, account, settles: settledBy(act, reason), isTold: act !== "dismiss", now };
  if (checksSigns) await setStanding(trx, target, null, parts.today);
  if (act === "hide" || act === "remove" || act === "restore") {
    const standing = STANDING_AFTER[act];
    await setStanding(trx, target, standing, parts.today);
    await setCaseStanding(trx, target, standing);
  }
  if (act === "restore") await takeBackReports(trx, target, ["hidden", "removed"], { ...parts, now });
  await decideOpenReports(trx, target, outcomeOf(act, before.standing), { ...parts, now });
  await settleAppeals(trx, target, settling, parts);
  await decideCase(trx, target, now);
  if (account !== null) await tellPoster(trx, account, written, parts);
  return written;
}

// Nothing is done twice: who wants to has not seen that it was done.
function isPossible(act: Act, { state, standing }: CaseRow): boolean {
  if (act === "dismiss") return state === "open";
  if (act === "hide") return standing === null;
  return act === "remove" ? standing !== "removed" : standing !== null;
}

function outcomeOf(act: Act, standing: Standing | null): ReportOutcome {
  if (act === "hide") return "hidden";
  if (act === "remove") return "removed";
  // What was reported of a row that is out of the public already has come of it.
  return act === "dismiss" && standing !== null ? standing : "no_breach";
}

// An appeal against a warning is granted by leaving it; one against anything else by taking that back.
function settledBy(act: Act, reason: ActReason): Settles {
  return (appeal) => {
    if (act === "restore") return appeal.act === "deactivate" ? null : "granted";
    if (act === "dismiss" && appeal.act === "warn" && reason !== "appeal_refused") return "granted";
    return act === "dismiss" || appeal.act !== "deactivate" ? "refused" : null;
  };
}

// Of an account alone there is nothing to be dismissed but an appeal.
async function dismissAppeal(trx: Trx, wanted: WantedAct, subject: Held, parts: Parts): Promise<ModerationAct> {
  const { accountId, account } = subject;
  const of = accountId === null ? null : ({ kind: "account", id: accountId } as const);
  const known = of && (await findCase(trx, of));
  if (of === null || !known) throw new HttpError("case_not_found", "Nothing has this id");
  if (known.state !== "open") throw meanwhile(await lastActIn(trx, subject));
  const written = await write(trx, wanted, subject, parts);
  const settles = settledBy("dismiss", wanted.reason);
  const now = parts.now.toISOString();
  await settleAppeals(trx, of, { act: written, account, settles, isTold: false, now }, parts);
  await decideCase(trx, of, now);
  return written;
}

async function actOnAccount(trx: Trx, wanted: WantedAct, subject: Held, parts: Parts): Promise<ModerationAct> {
  const { act } = wanted;
  const { target, account } = subject;
  if (account === null) throw new HttpError("user_not_found", "User not found");
  const now = parts.now.toISOString();
  if (target !== null) await lockCase(trx, { ...target, posterId: account.id, now });
  if (act !== "warn" && account.is_active === (act === "reactivate")) {
    throw meanwhile(await lastActOn(trx, { accountId: account.id }));
  }
  const written = await write(trx, wanted, { target, accountId: account.id }, parts);
  if (act === "warn") {
    if (target !== null) await warnAbout(trx, target, written, account, parts);
    await tellPoster(trx, account, written, parts);
    return written;
  }
  await updateAccount(trx, account.id, { is_active: act === "reactivate" }, parts.now);
  await followActivation(trx, account, written, parts);
  return written;
}

async function warnAbout(trx: Trx, target: Target, act: ModerationAct, account: Account, parts: Parts): Promise<void> {
  const now = parts.now.toISOString();
  await decideOpenReports(trx, target, "warned", { ...parts, now });
  const settles: Settles = (appeal) => (appeal.act === "deactivate" ? null : "refused");
  await settleAppeals(trx, target, { act, account, settles, isTold: false, now }, parts);
  await decideCase(trx, target, now);
}
