import type { FastifyInstance } from "fastify";
import { cspHash, securityHeaders } from "../answers/security-headers.ts";
import { docsPage, DOCS_STYLE } from "./docs-page.ts";
import { openApiDocument } from "./open-api-document.ts";

/** Serves /docs, for people, and /api/v1/openapi.json, for programs; both are printed from the contract. */
export function serveApiDocs(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  const page = docsPage();
  const pageHeaders = securityHeaders({ scripts: [], styles: [cspHash(DOCS_STYLE)] });
  app.get("/api/v1/openapi.json", (_, reply) =>
    reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document),
  );
  app.get("/docs", (_, reply) =>
    reply.headers(pageHeaders).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page),
  );
}
