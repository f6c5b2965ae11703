import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { breaker } from "../../breaker.ts";
import { StorageFull, StorageUnavailable, type PhotoStorage, type StoredFile } from "./photo-storage.ts";
import { PHOTO_WIDTHS } from "../photo-url.ts";

/** An S3-compatible store, and the key by which it knows us. */
export interface S3Account {
  /** Origin, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  body?: Buffer;
}

/** Until the answer begins. Two tries of a write end well before another writer would take over. */
const ANSWERED_WITHIN_MS = 8000;
const TRIES = 2;
const PAUSE_MS = 200;
const INSUFFICIENT_STORAGE = 507;

/** A store that does not answer is asked no more for so long: each who asks would wait for it, and hold what they have sent. */
const LEFT_ALONE_MS = 10_000;

/** Photos in an S3-compatible store, as photos/<fileId>/<width>.webp, addressed by path and signed with SigV4. */
export function s3Storage(account: S3Account, now: () => number = () => performance.now()): PhotoStorage {
  const guarded = breaker({
    now,
    isFailure: (error) => error instanceof StorageUnavailable,
    leftAlone: () => new StorageUnavailable("The S3 store has not answered for a while, and is left alone"),
    leftAloneMs: LEFT_ALONE_MS,
  });
  const keyOf = (fileId: string, width: number): string => `photos/${fileId}/${width}.webp`;

  return {
    async write(fileId, width, bytes) {
      const answer = await ask({ method: "PUT", key: keyOf(fileId, width), body: bytes });
      await answer.body?.cancel();
      if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull("The S3 store has no room");
      if (!answer.ok) throw refused(answer);
    },
    async read(fileId, width) {
      const answer = await ask({ method: "GET", key: keyOf(fileId, width) });
      if (answer.ok) return storedFile(answer);
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw refused(answer);
    },
    async remove(fileId) {
      const answers = await Promise.all(
        PHOTO_WIDTHS.map((width) => ask({ method: "DELETE", key: keyOf(fileId, width) })),
      );
      for (const answer of answers) {
        await answer.body?.cancel();
        if (!answer.ok && answer.status !== 404) throw refused(answer);
      }
    },
    // The store shows a file when all of it has come.
    removeUnfinished: async () => undefined,
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
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function askOnce(request: S3Request): Promise<Response> {
    const { url, method, headers } = await signed(account, request);
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), ANSWERED_WITHIN_MS);
    try {
      const body = request.body && new Uint8Array(request.body);
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
    headers: { "x-amz-content-sha256": hash("sha256", body ?? ""), ...(body && { "content-type": "image/webp" }) },
  });
  return signer.sign();
}

function storedFile(answer: Response): StoredFile {
  const size = Number(answer.headers.get("content-length"));
  const content = answer.body === null ? Readable.from([]) : Readable.from(answer.body);
  return { size, content };
}

function refused({ status }: Response): Error {
  return new StorageUnavailable(`The S3 store answered ${status}`);
}
