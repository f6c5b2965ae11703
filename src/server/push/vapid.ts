import { createECDH, createPrivateKey, sign, type KeyObject } from "node:crypto";

/** The pair by which push services know this site: an application server in the words of RFC 8292. */
export interface VapidKeys {
  /** The point on `P-256`, 65 bytes: browsers take it as `applicationServerKey`. */
  publicKey: Buffer;
  privateKey: KeyObject;
}

/** The pair of a private key. @param scalar 32 bytes. @throws where they are no private key of `P-256`. */
export function vapidKeysOf(scalar: Buffer): VapidKeys {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(scalar);
  const publicKey = curve.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: scalar.toString("base64url"),
    x: publicKey.subarray(1, 33).toString("base64url"),
    y: publicKey.subarray(33).toString("base64url"),
  };
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: "jwk" }) };
}

/** A new private key, 32 bytes. */
export function newVapidScalar(): Buffer {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  // Leading zeros are left out there.
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
}

interface Claim {
  /** Of the push service: the scheme, host and port of the subscription's endpoint. */
  origin: string;
  /** Whom the push service may write to: a `mailto:` or `https:` address. */
  subject: string;
  now: Date;
}

/** Push services refuse what lives for more than a day; clocks differ. */
const LIVES_SECONDS = 12 * 60 * 60;

/** The Authorization header by which a push service knows who sends: a JWT that is good for its origin alone (RFC 8292). */
export function vapidAuthorization({ publicKey, privateKey }: VapidKeys, { origin, subject, now }: Claim): string {
  const expires = Math.floor(now.getTime() / 1000) + LIVES_SECONDS;
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded({ aud: origin, exp: expires, sub: subject })}`;
  const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey.toString("base64url")}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
