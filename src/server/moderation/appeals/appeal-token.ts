import { isUuid } from "../../http/calls/is-uuid.ts";
import { isKeyedHash, keyedHash, type SecretKeys } from "../../secret-keys.ts";

/**
 * What the link in a notice's mail carries: the act's id and a keyed hash of it. Nothing is stored for it, it opens nothing but an
 * appeal against that act, and it works until there is one.
 */
export function appealToken(actId: string, secretKeys: SecretKeys): string {
  return `${actId}.${keyedHash(secretKeys, textOf(actId)).toString("base64url")}`;
}

/** The id of the act that a token is about; undefined for any other text. */
export function actOfToken(token: string, secretKeys: SecretKeys): string | undefined {
  const [actId = "", hash = ""] = token.split(".");
  const isRight = isKeyedHash(secretKeys, textOf(actId), Buffer.from(hash, "base64url"));
  return isRight && isUuid(actId) ? actId : undefined;
}

function textOf(actId: string): string {
  return `appeal\0${actId}`;
}
