import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { HttpError } from "../http/errors/http-error.ts";
import type { Metrics } from "./metrics.ts";

const PATH = "/metrics";
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  "forwarded",
  "via",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
]);

/**
 * Counts the app's answers, and serves what is counted at /metrics: to requests with the token, or where none is set to this
 * machine itself. Others find nothing there. A proxy on this machine that neither says for whom it asks nor passes the name of the site
 * on cannot be told from this machine: in production there is always a token.
 * @param token The setting METRICS_TOKEN.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    if (route !== PATH) {
      const { statusCode: status, elapsedTime } = reply;
      metrics.answered({ method: request.method, route, status, seconds: elapsedTime / 1000 });
    }
    done();
  });
  app.addHook("onClose", (_, done) => {
    metrics.close();
    done();
  });
  app.get(PATH, async (request, reply) => {
    if (!mayRead(request, token)) throw new HttpError("not_found", "Not Found");
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  // A proxy on this machine asks from here, too, for others: it says so, or asks by the site's name.
  const isForwarded = Object.keys(headers).some((name) => name.startsWith("x-forwarded") || PROXY_HEADERS.has(name));
  return !isForwarded && isLoopback(socket.remoteAddress ?? "") && isLoopback(hostnameOf(headers.host));
}

function hostnameOf(host = ""): string {
  const { hostname = "" } = URL.parse(`http://${host}`) ?? {};
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one!, other!);
}
