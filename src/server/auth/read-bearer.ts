import { unauthenticated } from "../http/http-error.ts";
import type { AccessTokens, Reader } from "./access-token.ts";

/**
 * Who asks, by the Authorization header; null for nobody in particular.
 * @throws HttpError 401 for a header that is no valid bearer token, also where nobody need be signed in.
 */
export function readBearer(authorization: string | undefined, tokens: AccessTokens): Reader | null {
  if (authorization === undefined) return null;
  const [, token] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
  const reader = token === undefined ? null : tokens.verify(token);
  if (reader === null) throw unauthenticated("Could not validate credentials");
  return reader;
}
