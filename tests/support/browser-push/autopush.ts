import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { WebSocketServer, type WebSocket } from "ws";
import { startPushService } from "../push-service.ts";
import {
  asBase64url,
  takeFor,
  type BrowserPushService,
  type Subscription,
  type Waiting,
} from "./browser-push-service.ts";

/** A push service for Firefox, which speaks with it as with Mozilla's: JSON over a WebSocket, the protocol of autopush. */
export interface Autopush extends BrowserPushService {
  /**
   * Forgets all browsers, as a service that has lost its database. Their endpoints are gone; when they are back, they learn that they
   * are new here, and tell the workers that subscriptions have changed.
   */
  forgetBrowsers(): void;
}

/** By which Firefox says that a message went to a worker; others say that it could not be decrypted, or delivered. */
const DELIVERED = 100;

/** What a browser says, as far as it concerns us. */
interface Said {
  messageType?: string;
  uaid?: string;
  channelID?: string;
  key?: string;
  updates?: { channelID: string; version: string; code?: number }[];
}

export async function startAutopush(): Promise<Autopush> {
  const subscriptions = new Map<string, Subscription>();
  /** Browsers that are known, by their names; null for one that is away. */
  const browsers = new Map<string, WebSocket | null>();
  const http = await startPushService(takeFor(subscriptions, deliver));
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  sockets.on("connection", listen);
  await once(sockets, "listening");
  const service: Autopush = {
    ...http,
    told: { preferences: preferencesFor(`ws://127.0.0.1:${sockets.address().port}/`) },
    arrived: 0,
    endpoints: () => Array.from(subscriptions.keys(), (endpoint) => new URL(endpoint).pathname),
    origins: null,
    forgetBrowsers() {
      browsers.clear();
      subscriptions.clear();
      hangUp();
    },
    async close() {
      hangUp();
      await new Promise<void>((resolve) => sockets.close(resolve));
      await http.close();
    },
  };
  return service;

  function hangUp(): void {
    for (const socket of sockets.clients) socket.terminate();
  }

  function deliver({ browser, channel }: Subscription, { id, body }: Waiting): void {
    const data = body.toString("base64url");
    const message = { channelID: channel, version: id, data, headers: { encoding: "aes128gcm" } };
    browsers.get(browser)?.send(JSON.stringify({ messageType: "notification", ...message }));
  }

  function listen(socket: WebSocket): void {
    let browser: string | undefined;
    socket.on("message", (data: Buffer) => {
      const said = JSON.parse(data.toString("utf8")) as Said;
      // An empty object asks whether anybody is there.
      if (said.messageType === undefined) return socket.send("{}");
      if (said.messageType === "hello") browser = greet(socket, said);
      else if (browser !== undefined) answer(browser, socket, said);
    });
    socket.on("close", () => {
      if (browser !== undefined && browsers.get(browser) === socket) browsers.set(browser, null);
    });
    socket.on("error", () => undefined);
  }

  function greet(socket: WebSocket, { uaid: known = "" }: Said): string {
    const uaid = browsers.has(known) ? known : randomUUID().replaceAll("-", "");
    browsers.set(uaid, socket);
    socket.send(JSON.stringify({ messageType: "hello", status: 200, uaid, use_webpush: true, broadcasts: {} }));
    for (const subscription of subscriptions.values()) {
      if (subscription.browser === uaid) for (const message of subscription.waiting) deliver(subscription, message);
    }
    return uaid;
  }

  function answer(browser: string, socket: WebSocket, { messageType, channelID = "", key, updates = [] }: Said): void {
    if (messageType === "register") {
      const endpoint = `${http.origin}/wpush/v2/${randomBytes(24).toString("base64url")}`;
      const siteKey = key === undefined ? null : asBase64url(key);
      subscriptions.set(endpoint, { endpoint, browser, channel: channelID, key: siteKey, waiting: [] });
      return socket.send(JSON.stringify({ messageType, channelID, status: 200, pushEndpoint: endpoint }));
    }
    if (messageType === "unregister") {
      const ended = find(browser, channelID);
      if (ended !== undefined) subscriptions.delete(ended.endpoint);
      return socket.send(JSON.stringify({ messageType, channelID, status: 200 }));
    }
    if (messageType === "ack") for (const each of updates) note(browser, each);
    return undefined;
  }

  function note(browser: string, { channelID, version, code = DELIVERED }: NonNullable<Said["updates"]>[number]): void {
    const subscription = find(browser, channelID);
    if (subscription === undefined) return;
    subscription.waiting = subscription.waiting.filter(({ id }) => id !== version);
    if (code === DELIVERED) service.arrived += 1;
    else service.refused.push(`Firefox: ${code}`);
  }

  function find(browser: string, channel: string): Subscription | undefined {
    return [...subscriptions.values()].find((each) => each.browser === browser && each.channel === channel);
  }
}

function preferencesFor(url: string): Record<string, string | number | boolean> {
  return {
    "dom.push.serverURL": url,
    "dom.push.testing.allowInsecureServerURL": true,
    // Browsers that are driven don't connect to a push service: that is one of these preferences.
    "remote.prefs.recommended": false,
    // Milliseconds until it looks for a service again that was away.
    "dom.push.retryBaseInterval": 500,
  };
}
