import { createSigner, createVerifier } from "fast-jwt";
import type { Clock } from "../clock.ts";

/** Who a valid access token speaks for. */
export interface Reader {
  userId: string;
}

/** Minutes an access token lives. */
export const ACCESS_TOKEN_MINUTES = 30;

const ISSUER = "qiying";
const AUDIENCE = "qiying-api";
const TYPE = "access";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AccessTokens {
  /** A token for the user with this UUID, good for ACCESS_TOKEN_MINUTES from now. */
  sign(userId: string): string;
  /** Who the token speaks for; null for anything but an unexpired token that `sign` made (G2). */
  verify(token: string): Reader | null;
}

/** HS256 tokens under one secret; expiry is judged by the given clock. */
export function accessTokens(secretKey: string, clock: Clock): AccessTokens {
  const signPayload = createSigner({ key: secretKey, algorithm: "HS256" });
  const verifyPayload = createVerifier({
    key: secretKey,
    algorithms: ["HS256"],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ["sub", "type", "iss", "aud", "exp"],
    // The verifier would ask the system's clock.
    ignoreExpiration: true,
  });
  return {
    sign(userId) {
      const iat = Math.floor(clock.now().getTime() / 1000);
      const exp = iat + ACCESS_TOKEN_MINUTES * 60;
      return signPayload({ sub: userId, type: TYPE, iss: ISSUER, aud: AUDIENCE, iat, exp });
    },
    verify(token) {
      const claims = claimsOf(token, verifyPayload);
      return claims !== null && Number(claims["exp"]) * 1000 > clock.now().getTime() ? readerOf(claims) : null;
    },
  };
}

function claimsOf(token: string, verifyPayload: (token: string) => Record<string, unknown>) {
  try {
    return verifyPayload(token);
  } catch {
    // Every way of being wrong is the same to the caller (G2).
    return null;
  }
}

function readerOf({ sub, type }: Record<string, unknown>): Reader | null {
  return type === TYPE && typeof sub === "string" && UUID.test(sub) ? { userId: sub } : null;
}
