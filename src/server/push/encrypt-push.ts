import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a device's browser has given to encrypt for it. */
export interface PushRecipient {
  /** Its public key: a point on `P-256`, 65 bytes. */
  publicKey: Buffer;
  /** 16 bytes that it has given to this server alone. */
  authSecret: Buffer;
}

/** What is random in a message; given by tests alone. */
interface Chance {
  salt: Buffer;
  /** The sender's private key for this one message, 32 bytes. */
  scalar: Buffer;
}

/** Of one record: push services take bodies of 4096 bytes, so that a message is always one record. */
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST = Buffer.from([2]);

/**
 * The body of a push that the device alone can read: the content coding aes128gcm (RFC 8188) with keys agreed as RFC 8291 says.
 * @param plain 3993 bytes at most.
 * @throws where the recipient's key is no point on `P-256`, or the text is too long.
 */
export function encryptPush(plain: Buffer, { publicKey, authSecret }: PushRecipient, chance?: Chance): Buffer {
  const curve = createECDH("prime256v1");
  if (chance === undefined) curve.generateKeys();
  else curve.setPrivateKey(chance.scalar);
  const salt = chance?.salt ?? randomBytes(16);
  const sender = curve.getPublicKey();
  const shared = curve.computeSecret(publicKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = hkdfSync("sha256", shared, authSecret, info, 32);
  const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);

  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(sender.length, 20);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(plain), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const body = Buffer.concat([header, sender, ...sealed]);
  if (body.length > RECORD_BYTES) throw new RangeError(`A push of ${plain.length} bytes is too long`);
  return body;
}

function derived(secret: ArrayBuffer, salt: Buffer, info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, info, bytes));
}
