import {
  createServer,
  request as ask,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fastify } from "fastify";
import { builtPage } from "../../../../src/server/page/built-page.ts";
import { serveKillSwitchWorker } from "../../../../src/server/page/serve-kill-switch-worker.ts";
import { BUILD_DIR } from "./build-dir.ts";
import { carryOut, type Fault } from "./request-faults.ts";

/** What stands between a phone and the real server in these tests, and goes wrong when told to. */
export interface Front {
  url: string;
  /** A captive portal answers everything: with a page of its own, or by sending everybody to one. */
  portal: "none" | "page" | "redirect";
  /** The network takes every connection and cuts it. */
  isDown: boolean;
  /** Milliseconds that an answer to a path (pattern) takes longer. */
  delay: { path: RegExp; milliseconds: number } | null;
  /** A deployment that lacks a file, or whose file comes wrong. */
  broken: { path: RegExp; status: number; html?: boolean } | null;
  /** How far the server's clock is ahead of this machine's, milliseconds. */
  clockOffset: number;
  /** The installation has switched its worker off (OFFLINE_APP). */
  isWorkerOff: boolean;
  /** What happens to a request to the server; asked for each, in the order in which they come. */
  fault: ((request: AskedOf) => Fault | null) | null;
  /** What stands in the bodies of requests to a path (pattern) is replaced on the way. */
  rewrite: { path: RegExp; from: RegExp; to: string } | null;
  /** Paths that were asked for, query included. */
  asked: string[];
  /** Of the requests that carry an Idempotency-Key: method, path and key. */
  keyed: string[];
  /** Serves this build from now on, in place of the server's own; hashed files of earlier ones only if they are kept. */
  deploy(buildDir: string, options?: { keepsOldAssets?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** A request as faults are chosen by. */
interface AskedOf {
  method: string;
  url: string;
  authorization: string | undefined;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const PORTAL_PAGE = "<!doctype html><title>Airport Wi-Fi</title><h1>Log in to the airport's network</h1>";
const OF_THE_SERVER = /^\/(api|photos|docs|health|ready)(\/|$|\?)/;

/** Stands in front of the real server; what it does not break passes through as it is. */
export async function startFront(serverUrl: string): Promise<Front> {
  const folders: string[] = [];
  let builds: string[] = [];
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    portal: "none",
    isDown: false,
    delay: null,
    broken: null,
    clockOffset: 0,
    isWorkerOff: false,
    fault: null,
    rewrite: null,
    asked: [],
    keyed: [],
    async deploy(buildDir, { keepsOldAssets = true } = {}) {
      const folder = await mkdtemp(join(tmpdir(), "qiying-build-"));
      await cp(buildDir, folder, { recursive: true });
      folders.push(folder);
      builds = keepsOldAssets ? [folder, ...builds] : [folder];
    },
    async stop() {
      await close(server);
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
  return front;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = incoming.url ?? "/";
    front.asked.push(url);
    const key = incoming.headers["idempotency-key"];
    if (key !== undefined) front.keyed.push(`${incoming.method} ${url} ${key as string}`);
    if (front.isDown) return void incoming.socket.destroy();
    if (front.delay?.path.test(url)) await new Promise((resolve) => setTimeout(resolve, front.delay?.milliseconds));
    if (front.portal === "page")
      return void outgoing.writeHead(200, { "content-type": TYPES[".html"] }).end(PORTAL_PAGE);
    if (front.portal === "redirect") return void outgoing.writeHead(302, { location: "http://portal.invalid/" }).end();
    if (front.broken?.path.test(url)) return breakOff(outgoing, front.broken);
    const fault =
      front.fault?.({ method: incoming.method ?? "GET", url, authorization: incoming.headers.authorization }) ?? null;
    if (front.isWorkerOff && url === "/sw.js") return giveEndingWorker(incoming, outgoing);
    if (fault !== null) return carryOut(fault, { incoming, outgoing, serverUrl });
    if (front.rewrite?.path.test(url) && incoming.method !== "GET")
      return passRewritten(incoming, outgoing, front.rewrite);
    if (builds.length === 0 || OF_THE_SERVER.test(url)) return passOn(incoming, outgoing);
    return serveBuild(new URL(url, front.url).pathname, outgoing);
  }

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    incoming.pipe(onwards(incoming, outgoing, incoming.headers));
  }

  async function passRewritten(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { from, to }: NonNullable<Front["rewrite"]>,
  ): Promise<void> {
    const body = Buffer.from((await text(incoming)).replaceAll(from, to));
    onwards(incoming, outgoing, { ...incoming.headers, "content-length": String(body.length) }).end(body);
  }

  function onwards(
    { method, url = "/" }: IncomingMessage,
    outgoing: ServerResponse,
    headers: IncomingHttpHeaders,
  ): ClientRequest {
    const onward = ask(new URL(url, serverUrl), { method, headers }, (answered) => {
      const date = new Date(Date.now() + front.clockOffset).toUTCString();
      outgoing.writeHead(answered.statusCode ?? 502, { ...answered.headers, date });
      answered.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    return onward;
  }

  async function serveBuild(pathname: string, outgoing: ServerResponse): Promise<void> {
    if (extname(pathname) === "") {
      const page = await builtPage(builds[0] ?? "")();
      return void outgoing
        .writeHead(200, { ...page?.headers, "content-type": TYPES[".html"], "cache-control": "no-cache" })
        .end(page?.html);
    }
    const file = await firstOf(pathname.startsWith("/assets/") ? builds : builds.slice(0, 1), pathname);
    if (file === null)
      return void outgoing.writeHead(404, { "content-type": "application/json" }).end('{"detail":"Not Found"}');
    const caching = pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    outgoing
      .writeHead(200, {
        "content-type": TYPES[extname(pathname)] ?? "application/octet-stream",
        "cache-control": caching,
      })
      .end(file);
  }
}

/** As the server itself gives it. */
async function giveEndingWorker({ method }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const app = fastify();
  serveKillSwitchWorker(app, BUILD_DIR);
  const answer = await app.inject({ method: method === "HEAD" ? "HEAD" : "GET", url: "/sw.js" });
  outgoing.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
}

function breakOff(outgoing: ServerResponse, { status, html = false }: NonNullable<Front["broken"]>): void {
  outgoing.writeHead(status, { "content-type": html ? TYPES[".html"] : "application/json" });
  outgoing.end(html ? "<!doctype html><title>Qiying</title>" : '{"detail":"Broken"}');
}

async function firstOf(folders: readonly string[], pathname: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const file = await readFile(join(folder, pathname)).catch(() => null);
    if (file !== null) return file;
  }
  return null;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
