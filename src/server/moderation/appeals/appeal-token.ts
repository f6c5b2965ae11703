import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../http/calls/is-uuid.ts";

/**
 * What the link in a notice's mail carries: the act's id and a keyed hash of it. Nothing is stored for it, it opens nothing but an
 * appeal against that act, and it works until there is one.
 */
export function appealToken(actId: string, secretKey: string): string {
  return `${actId}.${hashOf(actId, secretKey).toString("base64url")}`;
}

/** The id of the act that a token is about; undefined for any other text. */
export function actOfToken(token: string, secretKey: string): string | undefined {
  const [actId = "", hash = ""] = token.split(".");
  const [given, right] = [Buffer.from(hash, "base64url"), hashOf(actId, secretKey)];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && isUuid(actId) ? actId : undefined;
}

function hashOf(actId: string, secretKey: string): Buffer {
  return createHmac("sha256", secretKey).update(`appeal\0${actId}`).digest();
}
