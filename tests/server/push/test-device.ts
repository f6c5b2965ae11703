import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { Call } from "#contract/endpoints.ts";
import { Check } from "typebox/value";
import { PushMessageSchema } from "#contract/schemas/notification.ts";
import type { PushMessage } from "#domain/notifications/notification.ts";

/** A browser that has subscribed: it reads what is encrypted for it, as RFC 8291 says, by code of its own. */
export interface TestDevice {
  subscription: Call<"putPushSubscription">["body"];
  /** @throws for a body that is not encrypted for this device. */
  decrypt(body: Buffer): Buffer;
  /** The message in a body. */
  read(body: Buffer): PushMessage;
}

/** @param endpoint Of its push service; one of the internet unless told. */
export function newDevice(
  endpoint = `https://push.example.org/${randomBytes(12).toString("base64url")}`,
  language: "zh" | "en" = "en",
): TestDevice {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): Buffer => {
    const salt = body.subarray(0, 16);
    const size = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > size) throw new Error("There is more than one record");
    const ikm = hkdf(curve.computeSecret(sender), auth, [Buffer.from("WebPush: info\0"), own, sender], 32);
    const key = hkdf(ikm, salt, [Buffer.from("Content-Encoding: aes128gcm\0")], 16);
    const nonce = hkdf(ikm, salt, [Buffer.from("Content-Encoding: nonce\0")], 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The padding is broken");
    return padded.subarray(0, end);
  };
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
      language,
    },
    decrypt,
    read(body) {
      const message: unknown = JSON.parse(decrypt(body).toString("utf8"));
      if (!Check(PushMessageSchema, message)) throw new Error(`This is no message: ${JSON.stringify(message)}`);
      return message;
    },
  };
}

function hkdf(key: Buffer, salt: Buffer, info: readonly Buffer[], bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, Buffer.concat(info), bytes));
}
