import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { etagOf } from "../calls/row-version.ts";
import { CACHE_CONTROL, type Keeper } from "./caching.ts";
import { FILE_POLICY } from "./security-headers.ts";
import type { StreamedAnswer } from "./streamed-answer.ts";
import { sendCompressed, sendRevalidated } from "./send-body.ts";

/** A file to be answered with. */
export interface FileAnswer {
  /** Bytes; null where its store does not say how many. */
  size: number | null;
  content: Readable;
}

interface GoodAnswer {
  answer: unknown;
  endpoint: Endpoint;
  /** Who may keep it. */
  keeper: Keeper;
}

/** Sends what a call has answered, with the status and in the format that the contract names. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { answer, endpoint, keeper }: GoodAnswer) {
  const { status = 200, answerFormat, versioned } = endpoint;
  void reply
    .code(status)
    .header("cache-control", CACHE_CONTROL[keeper])
    .header("vary", "accept-encoding, authorization");
  if (status === 204) return reply.send();
  if (versioned === true) void reply.header("etag", etagOf(answer as { updated_at: string }));
  if (answerFormat === "html") return sendHtml(request, reply, String(answer));
  void reply.type("application/json; charset=utf-8");
  const body = { plain: JSON.stringify(answer) };
  return keeper === "nobody" ? sendCompressed(request, reply, body) : sendRevalidated(request, reply, body);
}

/**
 * Sends an answer while it is made. What fails in the middle of it breaks the connection off, so that a part is not taken for the whole.
 * @param fileType Of a file; JSON where it is absent.
 */
export function sendStreamed(reply: FastifyReply, { pieces }: StreamedAnswer, fileType?: string) {
  if (fileType !== undefined) void reply.header("content-security-policy", FILE_POLICY);
  return reply
    .type(fileType ?? "application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .header("vary", "authorization")
    .send(Readable.from(pieces, { objectMode: false }));
}

/** Sends a file that never changes under its address, and that its owner's browser alone may keep. */
export function sendOwnFile(reply: FastifyReply, type: string, { size, content }: FileAnswer) {
  if (size !== null) void reply.header("content-length", size);
  return reply
    .type(type)
    .header("cache-control", "private, max-age=31536000, immutable")
    .header("vary", "Authorization")
    .header("content-security-policy", FILE_POLICY)
    .send(content);
}

// A mail looked at in a browser is only ever looked at: it runs nothing.
function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  void reply.type("text/html; charset=utf-8").header("content-security-policy", FILE_POLICY);
  return sendCompressed(request, reply, { plain: html });
}
