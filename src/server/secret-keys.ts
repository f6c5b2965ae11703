import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The secrets that count. The first signs, encrypts and keys whatever is new; what was made under any of them is known. While the
 * secret is changed there are two (docs/operations/run.md).
 */
export type SecretKeys = readonly [newest: string, ...others: string[]];

/** HMAC-SHA-256 of a text under the newest secret. @param text Begins with what it is for, so that no two uses share a hash. */
export function keyedHash([newest]: SecretKeys, text: string): Buffer {
  return hashUnder(newest, text);
}

/** The hashes that a text has under each secret, that of the newest first: what is looked up may have been kept under another. */
export function keyedHashes([newest, ...others]: SecretKeys, text: string): [newest: Buffer, ...others: Buffer[]] {
  return [hashUnder(newest, text), ...others.map((key) => hashUnder(key, text))];
}

/** Whether a hash is that of a text under one of the secrets. It takes as long for any hash of this length. */
export function isKeyedHash(keys: SecretKeys, text: string, given: Buffer): boolean {
  const isEqual = keyedHashes(keys, text).map((hash) => hash.length === given.length && timingSafeEqual(hash, given));
  return isEqual.includes(true);
}

function hashUnder(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
