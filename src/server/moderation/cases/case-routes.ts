import type { Case, CaseDetail } from "#contract/schemas/moderation.ts";
import { DAY_MS } from "#domain/durations.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { CASE_KINDS } from "#domain/moderation/act-rules.ts";
import { findAccount } from "../../accounts/account-store.ts";
import { type Clock, instantBefore } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { ScamGuard } from "../../scam-guard/scam-guard.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { lastEvidence } from "../acts/evidence.ts";
import { actsOn } from "../acts/act-store.ts";
import { countPendingAppeals, lastAppealIn } from "../appeals/appeal-store.ts";
import { medianHours } from "../reports/report-store.ts";
import type { RequestRow } from "../../tenant-requests/request-row.ts";
import { signsOfRequests } from "../../tenant-requests/request-signs.ts";
import {
  findTarget,
  hasUncheckedSigns,
  reportedVersions,
  toCaseRow,
  type Target,
  type TargetRow,
} from "../target-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import { historyOf, reportsAbout } from "./case-detail-store.ts";
import { countCases, listCases, readListedCase, type CaseKey } from "./case-store.ts";
import { countFlagged, listFlagged } from "./flagged-store.ts";
import { similarRooms } from "./similar-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** Keys the addresses of photos that are withheld from others. */
  secretKeys: SecretKeys;
  guard: Pick<ScamGuard, "signalsOf">;
  /** The calendar day in London. */
  today: () => string;
}

/** How far back the median of decisions looks. */
const MEDIAN_OF_MS = 90 * DAY_MS;

/** The moderators' queue, and all about one case (A-61). */
export function serveCases(calls: CallServer, { db, clock, secretKeys, guard, today }: Parts): void {
  calls.serve("listCases", ({ query: { state = "open", skip = 0, limit = DEFAULT_PAGE_SIZE } }) =>
    listCases(db, state, { skip, limit: Math.min(limit, DEFAULT_PAGE_SIZE) }),
  );

  calls.serve("listFlagged", ({ query: { skip = 0, limit = DEFAULT_PAGE_SIZE } }) =>
    listFlagged(db, { today: today(), skip, limit: Math.min(limit, DEFAULT_PAGE_SIZE) }),
  );

  calls.serve("readCase", async ({ params }) => {
    const kind = CASE_KINDS.find((known) => known === params.kind);
    if (kind === undefined || !isUuid(params.target_id)) throw notFound();
    const key = { kind, id: params.target_id.toLowerCase() };
    return kind === "account"
      ? caseOfAccount(db, key)
      : caseOfRow({ db, clock, secretKeys, guard, today }, { kind, id: key.id });
  });

  calls.serve("moderationCounts", async () => {
    const since = instantBefore(clock.now(), MEDIAN_OF_MS);
    const [open, decided, appeals, flagged, median_hours] = await Promise.all([
      countCases(db, "open"),
      countCases(db, "decided"),
      countPendingAppeals(db),
      countFlagged(db, today()),
      medianHours(db, since),
    ]);
    return { open, decided, appeals, flagged, median_hours };
  });
}

/** All about a room or request. @throws HttpError 404 for what is neither there nor known to moderators. */
async function caseOfRow(parts: Parts, target: Target): Promise<CaseDetail> {
  const { db, clock, secretKeys } = parts;
  const keys = { secretKeys, now: clock.now() };
  const [row, known, kept] = await Promise.all([
    findTarget(db, target),
    readListedCase(db, target),
    reportedVersions(db, target),
  ]);
  if (row === undefined && known === undefined) throw notFound();
  const last = row ?? (kept[0]?.content as TargetRow | undefined);
  const posterId = last?.owner_id ?? known?.poster?.id ?? null;
  const poster_history = await historyOf(db, posterId);
  const acts = await actsOn(db, target);
  return {
    ...(known ?? unreported(target, row!, poster_history)),
    versions: kept.map(({ version, content }) =>
      Object.assign({ version }, toCaseRow(target.kind, content as TargetRow, keys)),
    ),
    now: row === undefined ? null : toCaseRow(target.kind, row, keys),
    report_list: await reportsAbout(db, target),
    poster_history,
    similar: last === undefined ? [] : await similarRooms({ db, keys }, last),
    signals: target.kind === "listing" ? await signalsOf(parts.guard, target.id) : await signalsOfRequest(parts, row),
    acted_on: await lastEvidence(db, target),
    has_unchecked_signs: await hasUncheckedSigns(db, target),
    acts,
    last_act_id: acts[0]?.id ?? null,
    appeal: await appealIn(db, target),
  };
}

/** All about an account whose deactivation or warning is appealed against, or any other. @throws HttpError 404 for none. */
async function caseOfAccount(db: Db, key: CaseKey): Promise<CaseDetail> {
  const account = await findAccount(db, key.id);
  if (account === undefined) throw notFound();
  const [known, poster_history] = [await readListedCase(db, key), await historyOf(db, key.id)];
  const acts = poster_history?.acts ?? [];
  return {
    ...(known ?? nothingToDecide(key, account.created_at, poster_history)),
    versions: [],
    now: null,
    report_list: [],
    poster_history,
    similar: [],
    signals: null,
    acted_on: null,
    has_unchecked_signs: false,
    acts,
    last_act_id: acts[0]?.id ?? null,
    appeal: await appealIn(db, key),
  };
}

async function signalsOf(guard: Parts["guard"], listingId: string): Promise<CaseDetail["signals"]> {
  const signals = await guard.signalsOf(listingId);
  if (signals === null) return null;
  const photos_elsewhere = signals.photosElsewhere.map(({ otherOwnerId, otherListingId, isEarlier }) => ({
    account_id: otherOwnerId,
    listing_id: otherListingId,
    is_earlier: isEarlier,
  }));
  return { signs: signals.signs, photos_elsewhere };
}

async function signalsOfRequest({ db, clock }: Parts, row: TargetRow | undefined): Promise<CaseDetail["signals"]> {
  if (row === undefined) return null;
  const signs = await signsOfRequests(db, [row as RequestRow], clock.now());
  return { signs: signs.get(row.id) ?? [], photos_elsewhere: [] };
}

function unreported(target: Target, row: TargetRow, poster: CaseDetail["poster_history"]): Case {
  const title = "title" in row ? row.title : row.city;
  return { ...nothingToDecide(target, row.created_at, poster), title, standing: row.standing };
}

// What a moderator looks at without a report.
function nothingToDecide({ kind, id }: CaseKey, opened_at: string, poster: CaseDetail["poster_history"]): Case {
  return {
    kind,
    target_id: id,
    state: "decided",
    severity: "low",
    reasons: [],
    reports: 0,
    opened_at,
    decided_at: null,
    title: null,
    poster: poster && { id: poster.id, email: poster.email, full_name: poster.full_name },
    standing: null,
    appeal_pending: false,
    source: null,
  };
}

async function appealIn(db: Db, key: CaseKey): Promise<CaseDetail["appeal"]> {
  const last = await lastAppealIn(db, key);
  if (last === undefined) return null;
  const { act_id, act, words, created_at, outcome, decided_at } = last;
  return { notice_id: act_id, act, words, at: created_at, outcome, decided_at };
}

function notFound(): HttpError {
  return new HttpError("case_not_found", "Nothing has this id");
}
