import { v7 as newUuid } from "uuid";
import { KEPT_REASONS, MOST_DISMISSED, type KeptCase } from "#contract/schemas/moderation.ts";
import { asSuperuser } from "../../accounts/superuser-store.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { pendingAppeals } from "../appeals/appeal-store.ts";
import { findCase, readListedCase } from "../cases/case-store.ts";
import { casesOfSource, countCasesOfSources } from "../cases/source-store.ts";
import type { Target } from "../target-store.ts";
import { actOn } from "./act-on.ts";
import { findAct } from "./act-store.ts";

type Parts = Parameters<typeof actOn>[2];

/** A case, and the id of the act that dismisses it. */
interface Dismissal {
  id: string;
  of: Target;
}

interface Dismissed {
  dismissed: number;
  kept: KeptCase[];
}

/**
 * Dismisses cases, each by an act and a transaction of its own. One that another moderator has decided meanwhile, that waits for the
 * answer to an appeal, or that is about what the caller has posted, stays as it is. The same acts again do nothing more.
 */
export async function dismissCases(db: Db, cases: readonly Dismissal[], parts: Parts): Promise<Dismissed> {
  const result: Dismissed = { dismissed: 0, kept: [] };
  for (const one of cases) {
    const why = await db
      .transaction()
      .execute((trx) => dismiss(trx, one, parts))
      .catch(keptBecause);
    if (why === null) result.dismissed += 1;
    else result.kept.push(await keptCase(db, one.of, why));
  }
  return result;
}

/** The same for the open cases that only one source has reported, so many at a time. */
export async function dismissSource(db: Db, source: string, parts: Parts): Promise<Dismissed & { left: number }> {
  const cases = await casesOfSource(db, source, MOST_DISMISSED);
  const result = await dismissCases(
    db,
    cases.map((of) => ({ id: newUuid({ msecs: parts.now.getTime() }), of })),
    parts,
  );
  const left = await countCasesOfSources(db, [source]);
  return { ...result, left: left.get(source) ?? 0 };
}

async function dismiss(trx: Trx, { id, of }: Dismissal, parts: Parts): Promise<KeptCase["why"] | null> {
  await asSuperuser(trx, parts.actorId);
  if ((await findAct(trx, id)) === undefined) {
    // To dismiss what is not open would say that the signs of its room are no breach, which nobody has looked at.
    const known = await findCase(trx, of);
    if (known !== undefined && known.state !== "open") return "acted_meanwhile";
    if ((await pendingAppeals(trx, of)).length > 0) return "appeal_pending";
  }
  const wanted = { id, of, act: "dismiss", reason: "no_breach" } as const;
  await actOn(trx, { ...wanted, accountId: undefined, words_zh: null, words_en: null, lastActId: undefined }, parts);
  return null;
}

/** @throws what is no refusal of this one case. */
function keptBecause(error: unknown): KeptCase["why"] {
  const why = KEPT_REASONS.find((each) => error instanceof HttpError && error.code === each);
  if (why === undefined) throw error;
  return why;
}

async function keptCase(db: Db, of: Target, why: KeptCase["why"]): Promise<KeptCase> {
  const known = await readListedCase(db, of);
  return { kind: of.kind, target_id: of.id, title: known?.title ?? null, why };
}
