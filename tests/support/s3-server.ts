import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** An S3-compatible store for tests that really checks SigV4: another secret, body, header or address is 403. */
export interface S3Server {
  endpoint: string;
  account: { bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** By their keys. */
  objects: Map<string, Buffer>;
  /** What was asked, as `PUT photos/…`. */
  asked: string[];
  /** Whether it says how long what it sends is; proxies in front of a store may send it in chunks. */
  tellsLength: boolean;
  /** Statuses with which the next requests are refused; 0 cuts the connection. */
  refusals: number[];
  close(): Promise<void>;
}

const ACCOUNT = {
  bucket: "qiying-photos",
  region: "eu-west-2",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const SCHEME = "AWS4-HMAC-SHA256";
const SKEW_MS = 15 * 60 * 1000;

/** @param host Where it listens, and `listenAt` at which port; at any free one unless told. */
export async function startS3Server(host = "127.0.0.1", listenAt = 0): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const refusals: number[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const refusal = refusals.shift();
      if (refusal === 0) return request.socket.destroy();
      const { status, content } = refusal === undefined ? answer(request, body) : { status: refusal };
      const headers = content && store.tellsLength ? { "content-length": content.length } : {};
      response.writeHead(status, headers);
      // Else Node counts what it is given at once.
      if (content) response.write(content);
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(listenAt, host, resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const store: S3Server = {
    endpoint: `http://${host}:${port}`,
    account: ACCOUNT,
    objects,
    asked,
    refusals,
    tellsLength: true,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;

  function answer(request: IncomingMessage, body: Buffer): { status: number; content?: Buffer } {
    if (!isSigned(request, body)) return { status: 403 };
    const [, bucket, ...path] = new URL(request.url ?? "/", "http://s3").pathname.split("/");
    if (bucket !== ACCOUNT.bucket) return { status: 404 };
    const key = path.join("/");
    asked.push(`${request.method} ${key}`);
    if (request.method === "PUT") objects.set(key, body);
    if (request.method === "DELETE") objects.delete(key);
    if (request.method !== "GET") return { status: request.method === "PUT" ? 200 : 204 };
    const content = objects.get(key);
    return content === undefined ? { status: 404 } : { status: 200, content };
  }
}

/** Whether a request carries the signature that the account's secret makes of it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given = /^(\S+) Credential=([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
    request.headers.authorization ?? "",
  );
  const [, scheme, credential = "", names = "", signature = ""] = given ?? [];
  const at = String(request.headers["x-amz-date"]);
  const scope = `${at.slice(0, 8)}/${ACCOUNT.region}/s3/aws4_request`;
  if (scheme !== SCHEME || credential !== `${ACCOUNT.accessKeyId}/${scope}`) return false;
  const named = names.split(";");
  const mustBeSigned = ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => named.includes(name));
  const hasBody = request.headers["x-amz-content-sha256"] === sha256(body);
  if (!mustBeSigned || !hasBody || !isRecent(at)) return false;
  const toSign = [SCHEME, at, scope, sha256(canonicalRequest(request, named))].join("\n");
  const key = scope
    .split("/")
    .reduce((key: string | Buffer, part) => hmac(key, part), `AWS4${ACCOUNT.secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, "hex"));
}

function canonicalRequest(request: IncomingMessage, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  searchParams.sort();
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, " ")}\n`);
  const hash = String(request.headers["x-amz-content-sha256"]);
  return [request.method, pathname, searchParams.toString(), headers.join(""), names.join(";"), hash].join("\n");
}

function isRecent(at: string): boolean {
  const instant = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  return Math.abs(Date.now() - instant) < SKEW_MS;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
