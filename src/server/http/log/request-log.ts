import type { FastifyInstance } from "fastify";

/** Asked every few seconds by machines; their lines and traces would drown the rest. */
export const QUIET_ROUTES: ReadonlySet<string> = new Set(["/health", "/ready", "/serving", "/metrics", "/api/v1/ping"]);

/**
 * One line a request: method, route, status, time. Neither address nor query string nor the path as it was
 * asked, which may hold an e-mail address (W-12, G23).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    if (!QUIET_ROUTES.has(route)) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, "answered");
    }
    done();
  });
}
