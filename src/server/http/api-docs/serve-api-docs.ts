import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { sendRevalidated } from "../answers/send-body.ts";
import { DOCS_PAGE, DOCS_PATH, DOCUMENT_PATH, PAGE_STYLE, START_SCRIPT, VIEWER_FILES } from "./docs-page.ts";
import { openApiDocument } from "./open-api-document.ts";

/** Serves /docs, for people, and /api/v1/openapi.json, for programs; both show what is printed from the contract. */
export function serveApiDocs(app: FastifyInstance): void {
  serveText(
    app,
    DOCUMENT_PATH,
    "application/json",
    rememberUntilItFails(async () => JSON.stringify(openApiDocument())),
  );
  serveText(app, DOCS_PATH, "text/html", async () => DOCS_PAGE);
  serveText(app, `${DOCS_PATH}/start.js`, "text/javascript", async () => START_SCRIPT);
  serveText(app, `${DOCS_PATH}/page.css`, "text/css", async () => PAGE_STYLE);
  for (const name of VIEWER_FILES) serveViewerFile(app, name);
}

function serveText(app: FastifyInstance, path: string, type: string, text: () => Promise<string>): void {
  app.get(path, async (request, reply) => {
    void reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").header("vary", "accept-encoding");
    return sendRevalidated(request, reply, { plain: await text() });
  });
}

const VIEWER = new URL("./static/", import.meta.resolve("@fastify/swagger-ui"));

function serveViewerFile(app: FastifyInstance, name: (typeof VIEWER_FILES)[number]): void {
  const read = () => readFile(fileURLToPath(new URL(name, VIEWER)));
  const path = `${DOCS_PATH}/${name}`;
  if (name.endsWith(".css"))
    return serveText(
      app,
      path,
      "text/css",
      rememberUntilItFails(async () => (await read()).toString()),
    );
  if (name.endsWith(".js"))
    return serveText(
      app,
      path,
      "text/javascript",
      rememberUntilItFails(async () => (await read()).toString()),
    );
  app.get(path, async (_, reply) =>
    reply
      .type("image/png")
      .header("cache-control", "no-cache")
      .send(await read()),
  );
}
