import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOCUMENT_NAMES } from "#contract/plain-documents.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { cspHash, securityHeaders } from "../../http/answers/security-headers.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { Documents } from "./documents.ts";
import { documentHtml, goneHtml, PLAIN_STYLE, roomHtml, roomsHtml } from "./plain-html.ts";

export interface PlainParts {
  /** Open rooms, the newest first, as anonymous visitors may see them. @param city Empty for all. */
  findRooms: (city: string, page: { skip: number; limit: number }) => Promise<Listing[]>;
  /** The open room of an id, as anonymous visitors may see it. */
  findRoom: (id: string) => Promise<Listing | undefined>;
  documents: Documents;
}

const ROOMS_A_PAGE = 20;
const MOST_PAGES = 500;
const LONGEST_CITY = 100;

/**
 * Serves rooms, and what everybody may read, as HTML that any browser reads, without script: for those below the
 * floor, whom the app's own page sends here.
 */
export function servePlainPages(app: FastifyInstance, { findRooms, findRoom, documents }: PlainParts): void {
  const headers = securityHeaders({ scripts: [], styles: [cspHash(PLAIN_STYLE)] });

  app.get("/plain", async (request, reply) => {
    const city = queryText(request, "city").slice(0, LONGEST_CITY);
    const page = pageOf(queryText(request, "page"));
    const found = await findRooms(city, { skip: (page - 1) * ROOMS_A_PAGE, limit: ROOMS_A_PAGE + 1 });
    const rooms = found.slice(0, ROOMS_A_PAGE);
    const hasOlder = found.length > rooms.length && page < MOST_PAGES;
    return send(reply, roomsHtml(languageOf(request), { rooms, city, page, hasOlder }));
  });

  app.get("/plain/rooms/:id", async (request, reply) => {
    const language = languageOf(request);
    const { id } = request.params as { id: string };
    const room = await findRoom(id);
    if (room !== undefined) return send(reply, roomHtml(language, room));
    return send(reply.code(404), goneHtml(language, id));
  });

  for (const name of DOCUMENT_NAMES) {
    app.get(`/plain/${name}`, async (request, reply) => {
      const document = await documents.find(name);
      if (document === null)
        throw new HttpError("page_not_built", "The page has not been built yet. Run: npm run build");
      return send(reply, documentHtml(languageOf(request), name, document));
    });
  }

  function send(reply: FastifyReply, html: string) {
    return reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-language")
      .send(html);
  }
}

/** As asked for, else as the browser prefers; neither Chinese nor English is Chinese. */
function languageOf(request: FastifyRequest): Language {
  const asked = queryText(request, "lang");
  if (asked === "zh" || asked === "en") return asked;
  return /^\s*en\b/i.test(request.headers["accept-language"] ?? "") ? "en" : "zh";
}

function pageOf(text: string): number {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MOST_PAGES);
}

function queryText({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  // The database has no texts with a zero in them.
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
