import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Context,
  type Span,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { QUIET_ROUTES } from "../http/log/request-log.ts";
import { contextOfRequest, logFieldsOf, tracer } from "../spans.ts";

/**
 * Gives each request a span, named by its route as the contract writes it: never by the path as it was asked, which may hold an
 * e-mail address. A trace that a proxy has begun is gone on with where the proxy is trusted (TRUSTED_PROXIES); one from elsewhere is
 * not theirs to begin.
 */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && QUIET_ROUTES.has(route)) return done();
    const parent = isForwarded(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer().startSpan(
      route === undefined ? request.method : `${request.method} ${route}`,
      begun(),
      parent,
    );
    request.log = request.log.child(logFieldsOf(span));
    reply.raw.once("close", () => end(span, reply.raw.statusCode));
    const own = contextOfRequest(parent, span);
    contexts.set(request, own);
    context.with(own, done);

    function begun() {
      return {
        kind: SpanKind.SERVER,
        attributes: {
          "http.request.method": request.method,
          ...(route !== undefined && { "http.route": route }),
          "http.response.header.x-request-id": [request.id],
        },
      };
    }
  });
  // A body comes by events of the connection, which know nothing of the request.
  app.addHook("preValidation", (request, _, done) => context.with(contexts.get(request) ?? context.active(), done));
}

// From a trusted proxy there is a client's address besides the peer's.
function isForwarded({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1;
}

const SERVER_ERRORS = 500;

function end(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= SERVER_ERRORS) {
    span.setAttribute("error.type", String(status));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
