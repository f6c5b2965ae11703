import type { ReceivedPush, TestPushService } from "../push-service.ts";

/**
 * A push service that real browsers subscribe to. What a site sends by RFC 8030 goes on to them by their maker's protocol; a message
 * waits as long as its browser is away, and of one topic the newest does.
 */
export interface BrowserPushService extends TestPushService {
  /** How a browser is told to use it. */
  told: PushServiceTold;
  /** How many messages browsers have got, as they say. Those that they could not decrypt are among `refused`. */
  arrived: number;
  /** Where sites send to now: the paths of endpoints that browsers have got and not given up. */
  endpoints(): string[];
  /**
   * What browsers take for the origin of its endpoints, where that is written into them: what a page tells its server has to have the
   * origin of this service instead.
   */
  origins: RegExp | null;
}

export interface PushServiceTold {
  /** Of Firefox, by name. */
  preferences?: Readonly<Record<string, string | number | boolean>>;
  /** Of Chromium's command line. */
  switches?: readonly string[];
}

/** One subscription of a browser. */
export interface Subscription {
  endpoint: string;
  /** Of the browser, by which it says who it is. */
  browser: string;
  /** Of the subscription within its browser. */
  channel: string;
  /** The site's public key, which alone may send (RFC 8292, 4.2); null for anybody. */
  key: string | null;
  /** What its browser has not said to have got, the oldest first. */
  waiting: Waiting[];
}

/** A message for a browser, encrypted. */
export interface Waiting {
  id: string;
  topic: string | undefined;
  body: Buffer;
}

/**
 * Takes messages for subscriptions.
 * @param subscriptions Those that there are, by endpoint.
 * @param deliver Told of each message; it also waits.
 * @returns The status for the sender: 410 for a subscription that has ended, 403 where another key may send.
 */
export function takeFor(
  subscriptions: ReadonlyMap<string, Subscription>,
  deliver: (subscription: Subscription, message: Waiting) => void,
): (push: ReceivedPush) => number {
  return ({ endpoint, key, body, headers }) => {
    const subscription = subscriptions.get(endpoint);
    if (subscription === undefined) return 410;
    if (subscription.key !== null && subscription.key !== key) return 403;
    const topic = headers["topic"] as string | undefined;
    const message = { id: crypto.randomUUID(), topic, body };
    const others = subscription.waiting.filter((each) => topic === undefined || each.topic !== topic);
    subscription.waiting = [...others, message];
    deliver(subscription, message);
    return 201;
  };
}

/** A key as browsers write it: base64 of either alphabet, with or without padding. @returns In base64url. */
export function asBase64url(key: string): string {
  return Buffer.from(key, "base64url").toString("base64url");
}
