import { hash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { pause } from "#domain/pause.ts";
import { breaker } from "../../breaker.ts";
import { StorageFull, StorageUnavailable } from "./photo-storage.ts";

/** An S3-compatible store, and the key by which it knows us. */
export interface S3Account {
  /** Origin, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Objects of a bucket by their keys. All throw StorageUnavailable where the store does not answer, or not as it should. */
export interface S3Objects {
  /** @throws StorageFull when there is no room left. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The store's answer, its body yet to be read; null when there is none of that key. */
  get(key: string): Promise<Response | null>;
  /** None there is as well. */
  remove(key: string): Promise<void>;
}

interface S3Request {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  body?: { bytes: Buffer; type: string };
}

/** Until the answer begins. Two tries of a write end well before another writer would take over. */
const ANSWERED_WITHIN_MS = 8000;
const TRIES = 2;
const PAUSE_MS = 200;
const INSUFFICIENT_STORAGE = 507;

/** A store that does not answer is asked no more for so long: each who asks would wait for it, and hold what they have sent. */
const LEFT_ALONE_MS = 10_000;

/**
 * Addresses objects by path, and signs with SigV4.
 * @param now Milliseconds, by which the store is left alone for a while after it has not answered.
 */
export function s3Objects(account: S3Account, now: () => number = () => performance.now()): S3Objects {
  const guarded = breaker({
    now,
    isFailure: (error) => error instanceof StorageUnavailable,
    leftAlone: () => new StorageUnavailable("The S3 store has not answered for a while, and is left alone"),
    leftAloneMs: LEFT_ALONE_MS,
  });
  return {
    async put(key, bytes, type) {
      const answer = await ask({ method: "PUT", key, body: { bytes, type } });
      await answer.body?.cancel();
      if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull("The S3 store has no room");
      if (!answer.ok) throw refused(answer);
    },
    async get(key) {
      const answer = await ask({ method: "GET", key });
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw refused(answer);
    },
    async remove(key) {
      const answer = await ask({ method: "DELETE", key });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused(answer);
    },
  };

  function ask(request: S3Request): Promise<Response> {
    return guarded(() => askTwice(request));
  }

  async function askTwice(request: S3Request): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(request).catch((error: unknown) => {
        if (attempt === TRIES) throw new StorageUnavailable("The S3 store does not answer", { cause: error });
        return null;
      });
      const mayHelp = answer === null || answer.status === 429 || (answer.status >= 500 && answer.status !== 507);
      if (answer !== null && (!mayHelp || attempt === TRIES)) return answer;
      await answer?.body?.cancel();
      await pause(PAUSE_MS);
    }
  }

  async function askOnce(request: S3Request): Promise<Response> {
    const { url, method, headers } = await signed(account, request);
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), ANSWERED_WITHIN_MS);
    try {
      const body = request.body && new Uint8Array(request.body.bytes);
      return await fetch(url, { method, headers, signal: giveUp.signal, ...(body && { body }) });
    } finally {
      clearTimeout(timer);
    }
  }
}

// The body's hash is signed as well: what is kept is what was sent.
async function signed({ endpoint, bucket, ...account }: S3Account, { method, key, body }: S3Request) {
  const signer = new AwsV4Signer({
    ...account,
    service: "s3",
    method,
    url: `${endpoint}/${bucket}/${key}`,
    headers: { "x-amz-content-sha256": hash("sha256", body?.bytes ?? ""), ...(body && { "content-type": body.type }) },
  });
  return signer.sign();
}

function refused({ status }: Response): Error {
  return new StorageUnavailable(`The S3 store answered ${status}`);
}
