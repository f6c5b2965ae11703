import { isUuid } from "../../http/calls/is-uuid.ts";
import { isKeyedHash, keyedHash, type SecretKeys } from "../../secret-keys.ts";

/**
 * What the link carries by which a visitor confirms the address of a report: the report's id and a keyed hash of it. Nothing is stored
 * for it, and it opens nothing else.
 */
export function reportToken(reportId: string, secretKeys: SecretKeys): string {
  return `${reportId}.${keyedHash(secretKeys, textOf(reportId)).toString("base64url")}`;
}

/** The id of the report that a token is about; undefined for any other text. */
export function reportOfToken(token: string, secretKeys: SecretKeys): string | undefined {
  const [reportId = "", hash = ""] = token.split(".");
  const isRight = isKeyedHash(secretKeys, textOf(reportId), Buffer.from(hash, "base64url"));
  return isRight && isUuid(reportId) ? reportId : undefined;
}

function textOf(reportId: string): string {
  return `report address\0${reportId}`;
}
