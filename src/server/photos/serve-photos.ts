import type { FastifyInstance } from "fastify";
import { HttpError } from "../http/errors/http-error.ts";
import { FILE_POLICY } from "../http/answers/security-headers.ts";
import type { FindPhoto } from "./storage/photo-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";

const PHOTO_ID = /^[\w-]{1,64}$/;
const WIDTHS = new Map(PHOTO_WIDTHS.map((width) => [`${width}.webp`, width]));

const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";

/** Serves /photos/{id}/{400|800|1600}.webp; a photo never changes under its id. */
export function servePhotos(app: FastifyInstance, findPhoto: FindPhoto): void {
  app.get<{ Params: { id: string; file: string } }>("/photos/:id/:file", async ({ params }, reply) => {
    const width = WIDTHS.get(params.file);
    const photo = width !== undefined && PHOTO_ID.test(params.id) ? await findPhoto(params.id, width) : null;
    if (photo === null) throw new HttpError("not_found", "Not Found");
    if (photo.size !== null) void reply.header("content-length", photo.size);
    void reply
      .type("image/webp")
      .header("cache-control", photo.isPassing ? "private, no-store" : KEPT_FOR_GOOD)
      .header("content-security-policy", FILE_POLICY);
    return reply.send(photo.content);
  });
}
