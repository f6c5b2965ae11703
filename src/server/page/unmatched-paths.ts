import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "#contract/routes.ts";
import { SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { PAGE_PATHS } from "./page-paths.ts";
import { sendRefusal } from "../http/errors/answer-errors.ts";
import { HttpError } from "../http/errors/http-error.ts";

/** Answers what no route took: an unknown path 404, a known one by another method 405 (G4). */
export function answerUnmatched(
  app: FastifyInstance,
  answerNavigation: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null,
): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(pathOf(request));
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (allowed !== null && !allowed.split(", ").includes(request.method)) {
      return sendRefusal(reply, new HttpError("method_not_allowed", "Method Not Allowed", { allow: allowed }));
    }
    return (
      (isRead ? answerNavigation(request, reply) : null) ?? sendRefusal(reply, new HttpError("not_found", "Not Found"))
    );
  });
}

const KNOWN_PATHS = [
  ...Object.values(routes).map(({ method, path }) => ({ methods: withHead(method), pattern: patternOf(path) })),
  { methods: ["POST"], pattern: patternOf(SHARE_TARGET_PATH) },
  ...PAGE_PATHS.map((path) => ({ methods: withHead("GET"), pattern: patternOf(path) })),
];

function allowedMethods(path: string): string | null {
  const methods = KNOWN_PATHS.filter(({ pattern }) => pattern.test(path)).flatMap((known) => known.methods);
  return methods.length === 0 ? null : [...new Set(methods)].join(", ");
}

function withHead(method: string): string[] {
  return method === "GET" ? ["GET", "HEAD"] : [method];
}

function patternOf(path: string): RegExp {
  const source = path.replace(/\{\w+\}|:\w+/g, "[^/]+").replace(/\/$/, "");
  return new RegExp(`^${source}/?$`);
}

/** The path of a request without its query string. */
export function pathOf(request: FastifyRequest): string {
  return request.originalUrl.split(/[?#]/, 1)[0] ?? "/";
}
