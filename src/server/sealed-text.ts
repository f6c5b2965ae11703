import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SecretKeys } from "./secret-keys.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret seals: each use has a key of its own. */
export type Sealed = "delivery" | "push key" | "second factor";

/** A text that only who has a secret of the site can read and change (AES-256-GCM), under the newest one. */
export function sealText(text: string, [newest]: SecretKeys, use: Sealed): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(newest, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text in what `sealText` gave. @throws when it was sealed under none of the secrets, or for another use. */
export function openText(sealed: Buffer, [newest, ...others]: SecretKeys, use: Sealed): string {
  try {
    return openUnder(newest, sealed, use);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return openText(sealed, [next, ...rest], use);
  }
}

function openUnder(secretKey: string, sealed: Buffer, use: Sealed): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(secretKey, use), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
}

function sealingKey(secretKey: string, use: Sealed): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", use, 32));
}
