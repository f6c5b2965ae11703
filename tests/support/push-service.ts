import { createPublicKey, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** What somebody has sent to a subscription. */
export interface ReceivedPush {
  /** The address that it was sent to. */
  endpoint: string;
  headers: IncomingHttpHeaders;
  /** Encrypted. */
  body: Buffer;
  /** Of the token by which the sender has proved who they are. */
  claims: { aud: string; exp: number; sub: string };
  /** The sender's public key, which the token is signed by. */
  key: string;
}

/** A push service over real HTTP (RFC 8030) that takes what is sent with a good token (RFC 8292), and misbehaves as told. */
export interface TestPushService {
  origin: string;
  /** The endpoint of a new subscription. */
  newEndpoint(): string;
  /** What was taken, in its order. */
  received: ReceivedPush[];
  /** How the next messages are answered, one by one: a status, with the seconds of Retry-After, or `cut`; afterwards all are taken. */
  next: ({ status: number; retryAfter?: number } | "cut")[];
  /** Requests without a good token, and what was wrong. */
  refused: string[];
  close(): Promise<void>;
}

/** @param take What becomes of a message whose sender and form are good: the status of the answer. All are taken unless told. */
export async function startPushService(take: (push: ReceivedPush) => number = () => 201): Promise<TestPushService> {
  let made = 0;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const behaviour = service.next.shift();
      if (behaviour === "cut") return void request.socket.destroy();
      if (behaviour !== undefined && behaviour.status >= 300) {
        const { status, retryAfter } = behaviour;
        if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
        response.writeHead(status).end();
        return undefined;
      }
      try {
        const sender = senderOf(request.headers.authorization ?? "", service.origin);
        demand(request.method === "POST", "method");
        demand(request.headers["content-encoding"] === "aes128gcm", "content-encoding");
        demand(/^\d+$/.test(String(request.headers["ttl"])), "TTL");
        demand(/^[\w-]{1,32}$/.test(String(request.headers["topic"] ?? "none")), "Topic");
        demand(/^(very-low|low|normal|high)$/.test(String(request.headers["urgency"] ?? "normal")), "Urgency");
        demand(body.length <= 4096, "size");
        const push = { endpoint: `${service.origin}${request.url}`, headers: request.headers, body, ...sender };
        const status = take(push);
        if (status >= 300) return void response.writeHead(status).end();
        service.received.push(push);
        response.writeHead(status, { location: `${service.origin}/message/${service.received.length}` }).end();
      } catch (error) {
        service.refused.push((error as Error).message);
        response.writeHead(400).end();
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const service: TestPushService = {
    origin: `http://127.0.0.1:${port}`,
    newEndpoint: () => `${service.origin}/push/${(made += 1)}`,
    received: [],
    next: [],
    refused: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** Who has sent, by the Authorization header of RFC 8292. @throws where that proves nothing. */
function senderOf(header: string, origin: string): Pick<ReceivedPush, "claims" | "key"> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const parsed = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  demand((parsed(head) as { alg: string }).alg === "ES256", "alg");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  demand(isSigned, "signature");
  const claims = parsed(body) as ReceivedPush["claims"];
  demand(claims.aud === origin, "aud");
  demand(/^(mailto:|https:)/.test(claims.sub), "sub");
  return { claims, key };
}

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
