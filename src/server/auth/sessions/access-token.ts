import { randomUUID } from "node:crypto";
import { createSigner, createVerifier } from "fast-jwt";
import { LRUCache } from "lru-cache";
import { isOwnUuid } from "#domain/own-uuid.ts";
import type { Clock } from "../../clock.ts";
import type { SecretKeys } from "../../secret-keys.ts";

/** What a valid access token says: who was let in, and by which login. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
}

/** Minutes an access token lives. */
export const ACCESS_TOKEN_MINUTES = 30;

const ISSUER = "qiying";
const AUDIENCE = "qiying-api";
const TYPE = "access";
/** Some 5 MB. Those that are not among them are looked at anew. */
const MOST_KNOWN_TOKENS = 5000;

export interface AccessTokens {
  /** A token for this session of this user, good for ACCESS_TOKEN_MINUTES from now; no two are the same. */
  sign(claims: TokenClaims): string;
  /** What the token says; null for anything but an unexpired token that `sign` made (G2). */
  verify(token: string): TokenClaims | null;
  /** The same, whether the token has expired or not: for leaving, which must always be possible (T-11). */
  verifyExpired(token: string): TokenClaims | null;
}

/**
 * HS256 tokens, signed under the newest secret and known under each; expiry is judged by the given clock. What the last good ones
 * said is remembered under their whole text, for their signatures never change: when they expire is looked at each time.
 */
export function accessTokens(secretKeys: SecretKeys, clock: Clock): AccessTokens {
  const signPayload = createSigner({ key: secretKeys[0], algorithm: "HS256" });
  const verifiers = secretKeys.map((key) =>
    createVerifier({
      key,
      algorithms: ["HS256"],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ["sub", "sid", "type", "iss", "aud", "exp"],
      // The verifier would ask the system's clock.
      ignoreExpiration: true,
    }),
  );
  const known = new LRUCache<string, Claims>({ max: MOST_KNOWN_TOKENS });
  return {
    sign({ userId, sessionId }) {
      const iat = Math.floor(clock.now().getTime() / 1000);
      const exp = iat + ACCESS_TOKEN_MINUTES * 60;
      // The page tells a renewed token from the refused one by its text: also when both are of one second (RFC 7519, 4.1.7).
      const jti = randomUUID();
      return signPayload({ sub: userId, sid: sessionId, type: TYPE, iss: ISSUER, aud: AUDIENCE, iat, exp, jti });
    },
    verify(token) {
      const claims = claimsOf(token);
      return claims !== null && Number(claims["exp"]) * 1000 > clock.now().getTime() ? namesOf(claims) : null;
    },
    verifyExpired(token) {
      const claims = claimsOf(token);
      return claims === null ? null : namesOf(claims);
    },
  };

  function claimsOf(token: string): Claims | null {
    const claims = known.get(token) ?? signedClaims(token, verifiers);
    if (claims !== null) known.set(token, claims);
    return claims;
  }
}

type Claims = Readonly<Record<string, unknown>>;
type VerifyPayload = (token: string) => Claims;

function signedClaims(token: string, verifiers: readonly VerifyPayload[]): Claims | null {
  for (const verifyPayload of verifiers) {
    try {
      return verifyPayload(token);
    } catch {
      // Every way of being wrong is the same to the caller (G2).
    }
  }
  return null;
}

function namesOf({ sub, sid, type }: Claims): TokenClaims | null {
  if (type !== TYPE || !isUuid(sub) || !isUuid(sid)) return null;
  return { userId: sub, sessionId: sid };
}

function isUuid(claim: unknown): claim is string {
  return typeof claim === "string" && isOwnUuid(claim);
}
