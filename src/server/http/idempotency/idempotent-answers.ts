import { randomUUID } from "node:crypto";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import { DAY_MS } from "#domain/durations.ts";
import { type Clock, instantAfter } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError, unprocessable } from "../errors/http-error.ts";
import { refuseDeletedAccount } from "../errors/refuse-deleted-account.ts";
import { tell } from "../../occurrences.ts";
import { ALIVE_FOR_MS, startHeartbeat } from "../../heartbeat.ts";
import { keyedHashes, type SecretKeys } from "../../secret-keys.ts";
import {
  countKeys,
  deleteAnswer,
  findAnswer,
  KEPT_FOR_MS,
  renewKey,
  retakeKey,
  saveAnswer,
  takeKey,
  type HeldKey,
  type KeyedRequest,
} from "./idempotent-answer-store.ts";

/** What a request made, as far as it is remembered. */
export interface Made {
  /** Of the row that was made or changed; null where the answer had none. */
  id: string | null;
  /** When it was first asked for. */
  at: Date;
}

/** How a repetition is answered, where the first answer is not kept because it holds what people have written. */
export interface RepeatedAnswer {
  /** With what was made, as it is by now; null when that is gone. */
  asNow(made: Made): Promise<object | null>;
  /** When it is gone, to the very same request. Without this the work is done again. @throws HttpError that says so. */
  whenGone?: ((made: Made) => Promise<object>) | undefined;
}

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
  /** Absent where the first answer is a few words of the server's own, which is kept as it is. */
  repeated?: RepeatedAnswer | undefined;
  /** Milliseconds for which a repetition is known: longer than an outbox waits (30 days) unless told. */
  keptForMs?: number | undefined;
}

/**
 * Keeps that the request is done within the transaction that does the work: a repetition is answered then even when
 * nothing after the commit has happened any more (F7). Work that does not call it has its end kept afterwards.
 * @throws HttpError 409 when this process stood still for so long that another has taken over, so that nothing is done twice.
 */
export type KeepAnswer = (trx: Trx, answer: unknown) => Promise<void>;

export interface IdempotentAnswers {
  /**
   * Does the work once for a user's key and answers every repetition (G17, G18).
   * @throws HttpError 422 for a key that is none, or that stood for another request (W-06); 409 with Retry-After
   *   while the first request is at work; 429 for too many keys; 401 for an account that has just gone; and what `work`
   *   throws, after which the key may be tried again.
   */
  once(request: RepeatableRequest, work: (keep: KeepAnswer) => Promise<unknown>): Promise<unknown>;
}

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  /** The setting RATE_LIMITS (W-01). */
  limited: boolean;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
/** After a try that failed: a client that wants it done tries again sooner. */
const FAILED_KEPT_FOR_MS = DAY_MS;
/**
 * Keys of one account, some 300 bytes each: rooms, requests, edits and photos within their own limits, each posted under a
 * key, come to some two thirds of it.
 */
export const MOST_KEYS = 5000;
const RETRY_AFTER_SECONDS = 60 * 60;

/** What is known of a key's first request. */
type Begun = { kind: "ours"; held: HeldKey } | { kind: "done"; answer: unknown };

/**
 * Ends of requests kept in the database; a request that failed leaves its key behind for a day, and no answer. A key whose
 * process has died is free within ten seconds.
 */
export function idempotentAnswers(parts: Parts): IdempotentAnswers {
  const { db, clock } = parts;
  const after = (ms: number) => instantAfter(clock.now(), ms);
  const begin = keyTaker(parts);
  return {
    async once(request, work) {
      const { key, repeated } = request;
      if (!KEY.test(key)) throw badKey("Must be 1 to 255 visible ASCII characters", "format");
      const begun = await begin(request).catch(refuseDeletedAccount);
      if (begun.kind === "done") {
        tell("repetition", { method: request.request.slice(0, request.request.indexOf(" ")) });
        return begun.answer;
      }
      const { held } = begun;
      const endHeartbeat = startHeartbeat(() => renewKey(db, held, after(ALIVE_FOR_MS)));
      let isKept = false;
      const keep: KeepAnswer = async (trx, answer) => {
        if (!(await finish(trx, answer))) throw atWork();
        isKept = true;
      };
      try {
        const answer = await work(keep).finally(endHeartbeat);
        if (!isKept) await finish(db, answer);
        return answer;
      } catch (error) {
        // W-06: what was refused as unreadable may come back corrected under the same key.
        if (error instanceof HttpError && error.status === 422) await deleteAnswer(db, held);
        else await saveAnswer(db, held, { running_until: after(0), deletes_at: after(FAILED_KEPT_FOR_MS) });
        throw error;
      }

      async function finish(where: Db | Trx, answer: unknown): Promise<boolean> {
        const kept = repeated === undefined ? answer : { id: idOf(answer) };
        return saveAnswer(where, held, { answer: JSON.stringify(kept), running_until: after(0) });
      }
    },
  };
}

/** @returns What takes a request's key, or finds how it was answered before. */
function keyTaker({ db, clock, secretKeys, limited }: Parts): (request: RepeatableRequest) => Promise<Begun> {
  return take;

  async function take(request: RepeatableRequest): Promise<Begun> {
    const { userId, key, isFreeUntilDone = false } = request;
    const row = rowOf(request);
    if (limited && (await countKeys(db, userId, MOST_KEYS)) === MOST_KEYS) await refuseNew(userId, key);
    if (await takeKey(db, row, isFreeUntilDone)) return { kind: "ours", held: row };
    const found = await findAnswer(db, { userId, key });
    if (found?.answer == null) {
      if (found !== undefined && !isOf(row, found)) throw reused();
      throw atWork();
    }
    return answerTo(request, row, { ...found, answer: found.answer });
  }

  async function answerTo(
    { repeated, isFreeUntilDone = false }: RepeatableRequest,
    row: KeyedRequest,
    found: { request_hash: Buffer; answer: string; created_at: string },
  ): Promise<Begun> {
    const isSame = isOf(row, found);
    const first = JSON.parse(found.answer) as unknown;
    const made = { id: idOf(first), at: new Date(found.created_at) };
    const now = repeated === undefined ? first : await repeated.asNow(made);
    if (now === null && repeated !== undefined) {
      if (isSame && repeated.whenGone !== undefined) return { kind: "done", answer: await repeated.whenGone(made) };
      if (!isSame && !isFreeUntilDone) throw reused();
      if (await retakeKey(db, row)) return { kind: "ours", held: row };
      throw atWork();
    }
    if (!isSame) throw reused(now as object);
    return { kind: "done", answer: now };
  }

  async function refuseNew(userId: string, key: string): Promise<void> {
    if ((await findAnswer(db, { userId, key })) !== undefined) return;
    throw new HttpError("too_many_attempts", "Too many attempts. Please try again later.", {
      "retry-after": String(RETRY_AFTER_SECONDS),
    });
  }

  function rowOf({ userId, key, request, keptForMs = KEPT_FOR_MS }: RepeatableRequest): KeyedRequest {
    const [request_hash, ...otherHashes] = keyedHashes(secretKeys, `idempotency\0${request}`);
    const after = (ms: number) => instantAfter(clock.now(), ms);
    return {
      userId,
      key,
      holder: randomUUID(),
      request_hash,
      otherHashes,
      now: after(0),
      running_until: after(ALIVE_FOR_MS),
      deletes_at: after(keptForMs),
    };
  }
}

/** Whether what is kept is of this very request, under whichever secret. */
function isOf({ request_hash, otherHashes }: KeyedRequest, kept: { request_hash: Buffer }): boolean {
  return [request_hash, ...otherHashes].some((hash) => hash.equals(kept.request_hash));
}

function idOf(answer: unknown): string | null {
  const { id, uuid } = (answer ?? {}) as { id?: unknown; uuid?: unknown };
  const made = id ?? uuid;
  return typeof made === "string" ? made : null;
}

function atWork(): HttpError {
  return new HttpError("repetition_running", "The first request with this key is still at work", {
    "retry-after": "1",
  });
}

function reused(current?: object): HttpError {
  return badKey("This key stood for another request", "reused", current);
}

function badKey(msg: string, type: FieldErrorType, current?: object): HttpError {
  return unprocessable([{ loc: ["header", "idempotency-key"], msg, type }], current);
}
