import { createHash, randomBytes, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { createServer as createTlsServer } from "node:tls";
import { fileURLToPath } from "node:url";
import protobuf from "protobufjs";
import { newCertificate } from "../certificate.ts";
import { startPushService } from "../push-service.ts";
import { FrameReader, frame, VERSION } from "./mcs-frames.ts";
import {
  asBase64url,
  takeFor,
  type BrowserPushService,
  type Subscription,
  type Waiting,
} from "./browser-push-service.ts";

const PROTO = fileURLToPath(new URL("gcm.proto", import.meta.url));
const TAGS = { heartbeat: 0, heartbeatAck: 1, loginRequest: 2, loginResponse: 3, iq: 7, data: 8 };

/** A browser's line to the service. */
interface Line {
  socket: Socket;
  /** Messages so far, by which the browser says what it has got; the answer to its login is the first. */
  sent: (Sent | null)[];
}

interface Sent {
  subscription: Subscription;
  message: Waiting;
}

interface Acknowledgement {
  lastStreamIdReceived?: number;
}

/**
 * A push service for Chromium, which speaks with it as with Google's: it checks in and registers by HTTP, and has messages sent
 * over TLS. Endpoints are Google's all the same, for Chromium puts them together itself.
 */
export async function startGcm(): Promise<BrowserPushService> {
  const proto = await protobuf.load(PROTO);
  const written = (type: string, fields: object) =>
    Buffer.from(proto.lookupType(type).encode(proto.lookupType(type).fromObject(fields)).finish());
  const subscriptions = new Map<string, Subscription>();
  const lines = new Map<string, Line>();
  const http = await startPushService(takeFor(subscriptions, deliver));
  const accounts = createHttpServer((request, response) => {
    void buffer(request).then((body) => {
      if (request.url === "/checkin") return response.end(checkIn());
      const answer = register(new URLSearchParams(body.toString()), request.headers.authorization ?? "");
      return response.setHeader("content-type", "text/plain").end(answer);
    });
  });
  const certificate = await newCertificate();
  const messages = createTlsServer(certificate, listen);
  const [accountsPort, messagesPort] = [await portOf(accounts), await portOf(messages)];
  const service: BrowserPushService = {
    ...http,
    told: {
      switches: [
        `--gcm-checkin-url=http://127.0.0.1:${accountsPort}/checkin`,
        `--gcm-registration-url=http://127.0.0.1:${accountsPort}/register`,
        `--gcm-mcs-endpoint=https://127.0.0.1:${messagesPort}`,
        `--ignore-certificate-errors-spki-list=${pinOf(certificate.cert)}`,
      ],
    },
    arrived: 0,
    endpoints: () => Array.from(subscriptions.keys(), (endpoint) => new URL(endpoint).pathname),
    origins: /https:\/\/[\w.]+(?=\/fcm\/send\/)/g,
    async close() {
      for (const { socket } of lines.values()) socket.destroy();
      accounts.closeAllConnections();
      await Promise.all([accounts, messages].map((server) => new Promise((resolve) => server.close(resolve))));
      await http.close();
    },
  };
  return service;

  function checkIn(): Buffer {
    const [androidId, securityToken] = [randomId(), randomId()];
    return written("AndroidCheckinResponse", { statsOk: true, androidId, securityToken, versionInfo: "test" });
  }

  /** Begins or ends a subscription: as Chromium does for the site's, and for a service of its own. */
  function register(asked: URLSearchParams, authorization: string): string {
    const [, browser = ""] = /^AidLogin (\d+):/.exec(authorization) ?? [];
    const [channel, sender, token] = [asked.get("X-subtype") ?? "", asked.get("sender") ?? "", newToken()];
    for (const each of subscriptions.values()) {
      if (each.browser === browser && each.channel === channel) subscriptions.delete(each.endpoint);
    }
    if (asked.has("delete")) return `deleted=${channel}`;
    if (channel.startsWith("wp:")) {
      const endpoint = `${http.origin}/fcm/send/${token}`;
      subscriptions.set(endpoint, { endpoint, browser, channel, key: asBase64url(sender), waiting: [] });
    }
    return `token=${token}`;
  }

  function listen(socket: Socket): void {
    const line: Line = { socket, sent: [] };
    const frames = new FrameReader();
    socket.on("error", () => undefined);
    socket.on("data", (data: Buffer) => {
      for (const { tag, body } of frames.read(data)) hear(line, tag, body);
    });
  }

  function hear(line: Line, tag: number, body: Buffer): void {
    if (tag === TAGS.heartbeat) {
      line.sent.push(null);
      line.socket.write(frame(TAGS.heartbeatAck, Buffer.alloc(0)));
    }
    if (tag === TAGS.iq) note(line, read("IqStanza", body) as Acknowledgement);
    if (tag !== TAGS.loginRequest) return;
    const { user } = read("LoginRequest", body) as { user: string };
    lines.set(user, line);
    line.sent.push(null);
    const answer = frame(TAGS.loginResponse, written("LoginResponse", { id: "test" }));
    line.socket.write(Buffer.concat([Buffer.from([VERSION]), answer]));
    for (const subscription of subscriptions.values()) {
      if (subscription.browser === user) for (const message of subscription.waiting) deliver(subscription, message);
    }
  }

  function deliver(subscription: Subscription, message: Waiting): void {
    const line = lines.get(subscription.browser);
    if (line === undefined || line.socket.destroyed) return;
    line.sent.push({ subscription, message });
    const about = { subtype: subscription.channel, "content-encoding": "aes128gcm" };
    const stanza = written("DataMessageStanza", {
      id: message.id,
      from: subscription.key,
      category: "org.chromium.linux",
      appData: Object.entries(about).map(([key, value]) => ({ key, value })),
      persistentId: message.id,
      rawData: message.body,
      immediateAck: true,
    });
    line.socket.write(frame(TAGS.data, stanza));
  }

  /** Chromium says up to which message it has got them. */
  function note(line: Line, { lastStreamIdReceived: last = 0 }: Acknowledgement): void {
    for (const [at, sent] of line.sent.slice(0, last).entries()) {
      line.sent[at] = null;
      if (sent?.subscription.waiting.includes(sent.message) !== true) continue;
      sent.subscription.waiting = sent.subscription.waiting.filter((each) => each !== sent.message);
      service.arrived += 1;
    }
  }

  function read(type: string, body: Buffer): unknown {
    return proto.lookupType(type).decode(body);
  }
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function randomId(): number {
  return randomBytes(6).readUIntBE(0, 6);
}

function newToken(): string {
  return `${randomBytes(8).toString("base64url")}:${randomBytes(100).toString("base64url")}`;
}

/** By which a browser is told that this certificate is good. */
function pinOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
