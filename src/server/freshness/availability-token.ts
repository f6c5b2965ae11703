import { DAY_MS } from "#domain/durations.ts";
import { PAUSED_AFTER_DAYS } from "#domain/listings/freshness.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { isKeyedHash, keyedHash, type SecretKeys } from "../secret-keys.ts";

/** Which question about which room a link answers. */
export interface AskedRoom {
  listingId: string;
  /** ISO text. */
  askedAt: string;
}

/** It also brings back what was paused, for as long as it took to pause it. */
const GOOD_FOR_MS = 2 * PAUSED_AFTER_DAYS * DAY_MS;

/**
 * What the link in a question carries: the room, when its owner was asked, and a keyed hash of both. Nothing is stored for it, it
 * opens nothing but the answer to that question, and it works until they are asked again, or four weeks are over.
 */
export function availabilityToken({ listingId, askedAt }: AskedRoom, secretKeys: SecretKeys): string {
  const asked = String(Date.parse(askedAt));
  return `${listingId}.${asked}.${keyedHash(secretKeys, textOf(listingId, asked)).toString("base64url")}`;
}

/** What a token answers; undefined for any other text, and for one that is too old. */
export function askedByToken(token: string, secretKeys: SecretKeys, now: Date): AskedRoom | undefined {
  const [listingId = "", asked = "", hash = ""] = token.split(".");
  const isRight = isKeyedHash(secretKeys, textOf(listingId, asked), Buffer.from(hash, "base64url"));
  if (!isRight || !isUuid(listingId) || now.getTime() - Number(asked) > GOOD_FOR_MS) return undefined;
  return { listingId, askedAt: new Date(Number(asked)).toISOString() };
}

function textOf(listingId: string, asked: string): string {
  return `still available\0${listingId}\0${asked}`;
}
