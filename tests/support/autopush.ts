import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { WebSocketServer, type WebSocket } from "ws";
import { startPushService, type ReceivedPush, type TestPushService } from "./push-service.ts";

/**
 * A push service that real browsers subscribe to: what a site sends by RFC 8030 goes on to them over the WebSocket protocol that
 * Firefox speaks with Mozilla's, named autopush. A message waits as long as its browser is away; of one topic the newest does.
 */
export interface TestAutopush extends TestPushService {
  /** Where browsers connect: Firefox's preference `dom.push.serverURL`. */
  socketUrl: string;
  /** What browsers have said of the messages that they got, in their order; `DECRYPTED` for one that went to a worker. */
  acknowledged: number[];
  /** Endpoints that browsers have and have not given up, in the order in which they got them. */
  endpoints(): string[];
  /**
   * Forgets all browsers, as a service that has lost its database. Their endpoints are gone; when they are back, they learn that they
   * are new here, and tell the workers that subscriptions have changed.
   */
  forgetBrowsers(): void;
}

export const DECRYPTED = 100;

interface Browser {
  channels: Map<string, Channel>;
  socket: WebSocket | null;
}

/** One subscription of a browser. */
interface Channel {
  endpoint: string;
  /** The site's public key, which alone may send (RFC 8292, 4.2); null for anybody. */
  key: string | null;
  /** What has not been acknowledged, the oldest first. */
  waiting: { version: string; topic: string | undefined; body: Buffer }[];
}

/** What a browser says, as far as it concerns us. */
interface Said {
  messageType?: string;
  uaid?: string;
  channelID?: string;
  key?: string;
  updates?: { channelID: string; version: string; code?: number }[];
}

export async function startAutopush(): Promise<TestAutopush> {
  const browsers = new Map<string, Browser>();
  const http = await startPushService(take);
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  sockets.on("connection", listen);
  await once(sockets, "listening");
  const service: TestAutopush = {
    ...http,
    socketUrl: `ws://127.0.0.1:${sockets.address().port}/`,
    acknowledged: [],
    endpoints: () =>
      [...browsers.values()].flatMap(({ channels }) => Array.from(channels.values(), ({ endpoint }) => endpoint)),
    forgetBrowsers() {
      browsers.clear();
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

  function take({ endpoint, key, body, headers }: ReceivedPush): number {
    const browser = [...browsers.values()].find((each) => find(each, endpoint) !== undefined);
    if (browser === undefined) return 410;
    const [id, channel] = find(browser, endpoint)!;
    if (channel.key !== null && channel.key !== key) return 403;
    const topic = headers["topic"] as string | undefined;
    const others = channel.waiting.filter((each) => topic === undefined || each.topic !== topic);
    channel.waiting = [...others, { version: randomUUID(), topic, body }];
    if (browser.socket !== null) send(browser.socket, id, channel.waiting.at(-1)!);
    return 201;
  }

  function listen(socket: WebSocket): void {
    let browser: Browser | undefined;
    socket.on("message", (data: Buffer) => {
      const said = JSON.parse(data.toString("utf8")) as Said;
      // An empty object asks whether anybody is there.
      if (said.messageType === undefined) return socket.send("{}");
      if (said.messageType === "hello") browser = greet(socket, said);
      else if (browser !== undefined) answer(browser, socket, said);
    });
    socket.on("close", () => {
      if (browser?.socket === socket) browser.socket = null;
    });
    socket.on("error", () => undefined);
  }

  function greet(socket: WebSocket, { uaid: known = "" }: Said): Browser {
    const uaid = browsers.has(known) ? known : randomUUID().replaceAll("-", "");
    const browser = browsers.get(uaid) ?? { channels: new Map<string, Channel>(), socket };
    browser.socket = socket;
    browsers.set(uaid, browser);
    socket.send(JSON.stringify({ messageType: "hello", status: 200, uaid, use_webpush: true, broadcasts: {} }));
    for (const [id, { waiting }] of browser.channels) for (const message of waiting) send(socket, id, message);
    return browser;
  }

  function answer(browser: Browser, socket: WebSocket, { messageType, channelID = "", key, updates = [] }: Said): void {
    if (messageType === "register") {
      const endpoint = `${http.origin}/wpush/v2/${randomBytes(24).toString("base64url")}`;
      browser.channels.set(channelID, { endpoint, key: key === undefined ? null : unpadded(key), waiting: [] });
      return socket.send(JSON.stringify({ messageType, channelID, status: 200, pushEndpoint: endpoint }));
    }
    if (messageType === "unregister") {
      browser.channels.delete(channelID);
      return socket.send(JSON.stringify({ messageType, channelID, status: 200 }));
    }
    if (messageType !== "ack") return undefined;
    for (const { channelID: id, version, code = DECRYPTED } of updates) {
      const channel = browser.channels.get(id);
      if (channel === undefined) continue;
      channel.waiting = channel.waiting.filter((each) => each.version !== version);
      service.acknowledged.push(code);
    }
    return undefined;
  }
}

function find(browser: Browser, endpoint: string): [string, Channel] | undefined {
  return [...browser.channels].find(([, channel]) => channel.endpoint === endpoint);
}

function send(socket: WebSocket, channelID: string, { version, body }: Channel["waiting"][number]): void {
  const headers = { encoding: "aes128gcm" };
  const data = body.toString("base64url");
  socket.send(JSON.stringify({ messageType: "notification", channelID, version, data, headers }));
}

function unpadded(key: string): string {
  return key.replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
}
