import { isKeyedHash, keyedHash, type SecretKeys } from "../../secret-keys.ts";

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

// The last digit of 256 bits in base64 has four of them: no other text decodes to the same.
const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{42}[AEIMQUYcgkosw048])$/;

/** Tokens that are made from the secrets, so that none has to be stored, not even hashed. */
export function refreshTokens(secretKeys: SecretKeys): RefreshTokens {
  return {
    make(named) {
      const mac = keyedHash(secretKeys, textOf(named)).toString("base64url");
      return `${named.sessionId}.${named.generation}.${mac}`;
    },
    read(token) {
      const [, sessionId = "", digits = "", mac = ""] = FORMAT.exec(token) ?? [];
      const named = { sessionId, generation: Number(digits) };
      return isKeyedHash(secretKeys, textOf(named), Buffer.from(mac, "base64url")) ? named : null;
    },
  };
}

function textOf({ sessionId, generation }: NamedToken): string {
  return `refresh\0${sessionId}\0${generation}`;
}
