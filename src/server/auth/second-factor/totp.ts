import { createHmac, timingSafeEqual } from "node:crypto";
import { base32 } from "./base32.ts";

/* Codes by time, as authenticator apps make them: RFC 6238 with what all of them know (SHA-1, six digits, 30 seconds). */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps by which a phone's clock may be off, either way. */
const DRIFT = 1;

/** Bytes of a secret: as long as the hash (RFC 4226, 4). */
export const SECRET_BYTES = 20;

/** The step of the code that a secret has at a moment. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (STEP_SECONDS * 1000));
}

/** The code of a step. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The step whose code was given, the earliest where two have the same; null for a wrong code. @param after Steps up to it are used up. */
export function stepOf(code: string, secret: Buffer, { now, after }: { now: Date; after: number }): number | null {
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => middle - DRIFT + index);
  const right = steps.filter((step) => isSame(codeOf(secret, step), code));
  return right.find((step) => step > after) ?? null;
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The `otpauth` address that an authenticator app reads from a QR code.
 * @param email The reader tells their accounts apart by it.
 */
export function otpauthUrl(secret: Buffer, email: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer: ISSUER,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query.toString()}`;
}

const ISSUER = "Qiying";
