import { v7 as newUuid } from "uuid";
import type { Db } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { casesOfSource, countCasesOfSources } from "../cases/source-store.ts";
import { actOn } from "./act-on.ts";

/** Cases that one call dismisses; the caller asks again for the rest. */
const MOST_AT_ONCE = 50;

/**
 * Dismisses the open cases that only one source has reported, each as an act of its own in the log. One that another moderator has
 * acted on meanwhile, and what the caller has posted, stays as it is.
 * @returns How many were dismissed, and how many are left.
 */
export async function dismissSource(
  db: Db,
  source: string,
  parts: Parameters<typeof actOn>[2],
): Promise<{ dismissed: number; left: number }> {
  let dismissed = 0;
  for (const of of await casesOfSource(db, source, MOST_AT_ONCE)) {
    const wanted = { id: newUuid({ msecs: parts.now.getTime() }), act: "dismiss", of, reason: "no_breach" } as const;
    const nothingMore = { accountId: undefined, words_zh: null, words_en: null, lastActId: undefined };
    try {
      await db.transaction().execute((trx) => actOn(trx, { ...wanted, ...nothingMore }, parts));
      dismissed += 1;
    } catch (error) {
      if (!(error instanceof HttpError && SKIPPED.has(error.code))) throw error;
    }
  }
  const left = await countCasesOfSources(db, [source]);
  return { dismissed, left: left.get(source) ?? 0 };
}

const SKIPPED: ReadonlySet<string> = new Set(["own_act", "acted_meanwhile", "case_not_found"]);
