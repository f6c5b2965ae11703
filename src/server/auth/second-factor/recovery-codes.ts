import { createHash, randomBytes } from "node:crypto";
import { base32 } from "./base32.ts";

/** How many there are at first. */
const CODES = 10;
const CODE_BYTES = 10;

/** Ten new codes as they are written down: four times four signs. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)).replace(/.{4}(?=.)/g, "$&-"));
}

/** By which a code is known again. @param code Tidied. */
export function recoveryCodeHash(accountId: string, code: string): Buffer {
  const read = code.replaceAll("-", "").replaceAll("0", "O").replaceAll("1", "I").replaceAll("8", "B");
  return createHash("sha256").update(`recovery code\0${accountId}\0${read}`).digest();
}
