import { createECDH } from "node:crypto";
import type { Call } from "#contract/endpoints.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import type { PushRecipient } from "./encrypt-push.ts";
import { isPrivateLiteral } from "./public-address.ts";

/** A subscription as a browser gives it, checked. */
export interface CheckedSubscription extends PushRecipient {
  endpoint: string;
  /** Of the endpoint, with its port where one is allowed. */
  host: string;
}

const KEY_BYTES = 65;
const SECRET_BYTES = 16;

/**
 * What a browser says of its subscription, with keys that something can be encrypted for.
 * @param allowsPrivate Whether the push service may be one of the own network, by http too.
 * @throws HttpError 422 for an endpoint that is no https address of the internet, or names a port, and for keys that are none.
 */
export function checkedSubscription(
  { endpoint, keys }: Call<"putPushSubscription">["body"],
  allowsPrivate: boolean,
): CheckedSubscription {
  const url = URL.parse(endpoint);
  const isWeb = url !== null && url.username === "" && url.password === "" && url.hash === "";
  if (!isWeb || !(url.protocol === "https:" || (allowsPrivate && url.protocol === "http:"))) {
    throw refused(["endpoint"], "format", "Must be the https address of a push service");
  }
  // Push services of browsers use the default port; with another one this server could be made to call what a caller chooses.
  if (!allowsPrivate && (url.port !== "" || isOwnNetwork(url.hostname))) {
    throw refused(["endpoint"], "wrong-address", "Must be a push service on the internet");
  }
  const publicKey = Buffer.from(keys.p256dh, "base64url");
  if (!isPoint(publicKey)) throw refused(["keys", "p256dh"], "format", "Must be a public key of P-256 in base64url");
  const authSecret = Buffer.from(keys.auth, "base64url");
  if (authSecret.length !== SECRET_BYTES) throw refused(["keys", "auth"], "format", "Must be 16 bytes in base64url");
  return { endpoint: url.href, host: url.host, publicKey, authSecret };
}

// Names are looked at when they are connected to: what they mean may change.
function isOwnNetwork(hostname: string): boolean {
  return isPrivateLiteral(hostname) || /(?:^|\.)localhost\.?$/.test(hostname) || !/[.:]/.test(hostname);
}

function isPoint(key: Buffer): boolean {
  if (key.length !== KEY_BYTES) return false;
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

function refused(field: string[], type: FieldErrorType, msg: string) {
  return unprocessable([{ loc: ["body", ...field], msg, type }]);
}
