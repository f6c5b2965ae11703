import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { PushUrgency } from "#domain/notifications/notification.ts";
import { isPrivateLiteral, lookupPublic, PrivateAddressError } from "./public-address.ts";

/** One request to a push service (RFC 8030). */
export interface PushRequest {
  endpoint: string;
  authorization: string;
  /** Encrypted for the device. */
  body: Buffer;
  /** Seconds for which the service may keep it while the device is away. */
  ttl: number;
  urgency: PushUrgency;
  topic: string;
}

/** What the push service said; its body is not read. */
export interface PushAnswer {
  status: number;
  /** The seconds that it asks to wait; null where it does not say. */
  retryAfter: number | null;
}

/** Sends requests to push services, over connections that are kept. */
export interface PushTransport {
  /** @throws where no answer came. */
  send(request: PushRequest): Promise<PushAnswer>;
  close(): void;
}

/** From the first byte out to the answer's head. */
const ANSWER_WITHIN_MS = 10_000;
const CONNECTIONS_A_HOST = 20;

/**
 * @param allowsPrivate The setting PUSH_TO_PRIVATE: http, and addresses of the own network, for a push service of a test.
 */
export function pushTransport(allowsPrivate: boolean): PushTransport {
  const options = { keepAlive: true, maxSockets: CONNECTIONS_A_HOST, timeout: ANSWER_WITHIN_MS };
  const agents = { "http:": new HttpAgent(options), "https:": new HttpsAgent(options) };

  return {
    send({ endpoint, authorization, body, ttl, urgency, topic }) {
      const url = new URL(endpoint);
      if (!allowsPrivate && (url.protocol !== "https:" || isPrivateLiteral(url.hostname))) {
        return Promise.reject(new PrivateAddressError("The push service has no public address"));
      }
      const request = url.protocol === "https:" ? requestHttps : requestHttp;
      return new Promise((resolve, reject) => {
        const sent = request(url, {
          method: "POST",
          agent: agents[url.protocol === "https:" ? "https:" : "http:"],
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
          ...(!allowsPrivate && { lookup: lookupPublic }),
          headers: {
            authorization,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": body.length,
            ttl,
            urgency,
            topic,
          },
        });
        sent.once("error", reject);
        sent.once("response", (response) => {
          response.resume();
          response.once("error", reject);
          resolve(answerOf(response));
        });
        sent.end(body);
      });
    },
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

function answerOf({ statusCode = 0, headers }: IncomingMessage): PushAnswer {
  const text = headers["retry-after"]?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return { status: statusCode, retryAfter: Number(text) };
  const until = Date.parse(text);
  const from = Date.parse(headers.date ?? "");
  const isKnown = !Number.isNaN(until) && !Number.isNaN(from);
  return { status: statusCode, retryAfter: isKnown ? Math.max(0, Math.ceil((until - from) / 1000)) : null };
}
