import Fastify, { LogController, type FastifyInstance } from "fastify";
import { REQUEST_ID_HEADER } from "#contract/call.ts";
import { logFieldsOfJob } from "../spans.ts";
import { securityHeaders } from "./answers/security-headers.ts";
import { PLAIN_BODY_BYTES, PLAIN_BODY_WITHIN_MS } from "./body/plain-bodies.ts";
import { acceptBodies } from "./body/read-body.ts";
import { ANSWER_WITHIN_MS } from "./calls/while-awaited.ts";
import { answerErrors, refusalOf, sendRefusal } from "./errors/answer-errors.ts";
import { answerBrokenRequest, watchAnswers } from "./errors/broken-request.ts";
import { loggableError } from "./log/loggable-error.ts";
import { newRequestId, tellRequestIds } from "./log/request-id.ts";
import { logRequests } from "./log/request-log.ts";
import { requestLogger } from "./log/request-logger.ts";

const HEADERS_WITHIN_MS = 10_000;

export interface ServerOptions {
  /** Proxies whose word on where a request comes from is taken; none where it is undefined. */
  trustedProxies: string[] | undefined;
  /** Least level that is logged. */
  logLevel: "info" | "warn" | "error" | "silent";
  /** Where log lines go; standard output unless told. */
  logTo?: { write(line: string): void };
}

/** A server without routes: how long requests may take, how large they may be, and how it logs them. */
export function createServer({ trustedProxies, logLevel, logTo }: ServerOptions): FastifyInstance {
  const app = Fastify({
    trustProxy: trustedProxies ?? false,
    logger: {
      level: logLevel,
      serializers: { err: loggableError },
      mixin: logFieldsOfJob,
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: newRequestId,
    bodyLimit: PLAIN_BODY_BYTES,
    requestTimeout: PLAIN_BODY_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 2000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    ajv: { customOptions: { coerceTypes: false, allErrors: true, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (error, { id }, reply) =>
      void sendRefusal(reply.headers({ ...securityHeaders(), [REQUEST_ID_HEADER]: id }), refusalOf(error)),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setChildLoggerFactory(requestLogger);
  watchAnswers(app.server);
  limitTimes(app);
  return app;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route itself sees to it that its answers come in time. */
    isTimed?: true;
  }
}

/** Gives the time of an answer to every route that has none: all but the calls of the contract. */
function limitTimes(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.config?.isTimed !== true) route.handlerTimeout ??= ANSWER_WITHIN_MS;
  });
}

/** What holds for every answer: security headers, an id of the request, errors as problems, a line in the log, bodies that are read. */
export function prepareAnswers(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook("onRequest", (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
  tellRequestIds(app);
  answerErrors(app);
  logRequests(app);
  acceptBodies(app);
}
