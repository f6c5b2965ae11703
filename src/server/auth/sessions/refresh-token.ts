import { createHmac, timingSafeEqual } from "node:crypto";

/** What a refresh token names: a session, and how often that had been renewed when the token was made. */
export interface NamedToken {
  sessionId: string;
  generation: number;
}

export interface RefreshTokens {
  make(named: NamedToken): string;
  /** What the token names; null for any text that `make` did not make. */
  read(token: string): NamedToken | null;
}

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** Tokens that are made from the secret, so that none has to be stored, not even hashed. */
export function refreshTokens(secretKey: string): RefreshTokens {
  return {
    make: ({ sessionId, generation }) => `${sessionId}.${generation}.${macOf(sessionId, generation)}`,
    read(token) {
      const [, sessionId = "", digits = "", mac = ""] = FORMAT.exec(token) ?? [];
      const generation = Number(digits);
      const expected = Buffer.from(macOf(sessionId, generation));
      const given = Buffer.from(mac);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? { sessionId, generation } : null;
    },
  };

  function macOf(sessionId: string, generation: number): string {
    return createHmac("sha256", secretKey).update(`refresh\0${sessionId}\0${generation}`).digest("base64url");
  }
}
