import { createHmac } from "node:crypto";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError, unauthenticated, unprocessable } from "../errors/http-error.ts";
import { isMissingReference } from "../../db/database-errors.ts";
import { tell } from "../../occurrences.ts";
import { ALIVE_FOR_MS, startHeartbeat } from "../../heartbeat.ts";
import { deleteAnswer, findAnswer, renewKey, saveAnswer, takeKey } from "./idempotent-answer-store.ts";

/** A request that may come again, because its answer got lost. */
export interface RepeatableRequest {
  userId: string;
  /** The Idempotency-Key header as it came. */
  key: string;
  /** What was asked: method, address and body. */
  request: string;
  /**
   * Whether a try that failed leaves the key to any other request: of a photo, two devices have different bytes, and the one
   * whose try failed may never come back.
   */
  isFreeUntilDone?: boolean;
}

/**
 * Keeps an answer within the transaction that does the work: a repetition then gets it even when nothing after the
 * commit has happened any more (F7). Work that does not call it has its answer kept afterwards.
 */
export type KeepAnswer = (trx: Trx, answer: unknown) => Promise<void>;

export interface IdempotentAnswers {
  /**
   * Does the work once for a user's key and answers every repetition with the first good answer (G17, G18).
   * @throws HttpError 422 for a key that is none, or that stood for another request (W-06); 409 with Retry-After
   *   while the first request is at work; 401 for an account that has just gone; and what `work` throws, after which
   *   the key may be tried again.
   */
  once(request: RepeatableRequest, work: (keep: KeepAnswer) => Promise<unknown>): Promise<unknown>;
}

interface Begun extends Required<Pick<RepeatableRequest, "userId" | "key" | "isFreeUntilDone">> {
  requestHash: Buffer;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Answers kept in the database; a request that failed leaves its key behind, but no answer. A key whose process has died is
 * free within ten seconds.
 */
export function idempotentAnswers(parts: { db: Db; clock: Clock; secretKey: string }): IdempotentAnswers {
  const { db, clock, secretKey } = parts;

  return {
    async once({ userId, key, request, isFreeUntilDone = false }, work) {
      if (!KEY.test(key)) throw badKey("Must be 1 to 255 visible ASCII characters", "format");
      const requestHash = createHmac("sha256", secretKey).update(`idempotency\0${request}`).digest();
      const kept = await begin({ userId, key, requestHash, isFreeUntilDone }).catch(refuseGone);
      if (kept !== null) {
        tell("repetition", { method: request.slice(0, request.indexOf(" ")) });
        return JSON.parse(kept) as unknown;
      }
      const endHeartbeat = startHeartbeat(() => renewKey(db, { userId, key }, runningUntil()));
      let isKept = false;
      const keep: KeepAnswer = async (trx, answer) => {
        await finish(trx, userId, key, { answer: JSON.stringify(answer) });
        isKept = true;
      };
      try {
        const answer = await work(keep).finally(endHeartbeat);
        if (!isKept) await finish(db, userId, key, { answer: JSON.stringify(answer) });
        return answer;
      } catch (error) {
        // W-06: what was refused as unreadable may come back corrected under the same key.
        if (error instanceof HttpError && error.status === 422) await deleteAnswer(db, { userId, key });
        // An answer that was committed in spite of the error stays.
        else await finish(db, userId, key, {});
        throw error;
      }
    },
  };

  /** Takes the key for this request; the answer that is kept under it, or null when the work is now ours to do. */
  async function begin({ userId, key, requestHash, isFreeUntilDone }: Begun): Promise<string | null> {
    const now = clock.now();
    const row = {
      account_id: userId,
      key,
      request_hash: requestHash,
      answer: null,
      running_until: runningUntil(),
      created_at: now.toISOString(),
    };
    return (await takeKey(db, row, isFreeUntilDone)) ? null : keptAnswer(userId, key, requestHash);
  }

  async function keptAnswer(userId: string, key: string, requestHash: Buffer): Promise<string> {
    const row = await findAnswer(db, { userId, key });
    if (row !== undefined && !row.request_hash.equals(requestHash)) {
      const first = row.answer === null ? undefined : (JSON.parse(row.answer) as object);
      throw badKey("This key stood for another request", "reused", first);
    }
    if (row?.answer != null) return row.answer;
    throw new HttpError("repetition_running", "The first request with this key is still at work", {
      "retry-after": "1",
    });
  }

  function runningUntil(): string {
    return new Date(clock.now().getTime() + ALIVE_FOR_MS).toISOString();
  }

  async function finish(where: Db, userId: string, key: string, kept: { answer?: string }): Promise<void> {
    await saveAnswer(where, { userId, key }, { ...kept, running_until: clock.now().toISOString() });
  }
}

// The account was deleted since it was identified (RC-09).
function refuseGone(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  throw unauthenticated("invalid_credentials");
}

function badKey(msg: string, type: FieldErrorType, current?: object): HttpError {
  return unprocessable([{ loc: ["header", "idempotency-key"], msg, type }], current);
}
