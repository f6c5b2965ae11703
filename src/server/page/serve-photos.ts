import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../http/http-error.ts";
import { FILE_POLICY } from "../http/security-headers.ts";

/** The file of a photo in one of its widths; null when there is none. */
export type FindPhoto = (photoId: string, width: 400 | 800) => Promise<string | null>;

const PHOTO_ID = /^[\w-]{1,64}$/;
const WIDTHS = { "400.webp": 400, "800.webp": 800 } as const;

/** Serves /photos/{id}/{400|800}.webp; a photo never changes under its id. */
export function servePhotos(app: FastifyInstance, findPhoto: FindPhoto): void {
  app.get<{ Params: { id: string; file: string } }>("/photos/:id/:file", async ({ params }, reply) => {
    const width = Object.hasOwn(WIDTHS, params.file) ? WIDTHS[params.file as keyof typeof WIDTHS] : undefined;
    const file = width !== undefined && PHOTO_ID.test(params.id) ? await findPhoto(params.id, width) : null;
    if (file === null) throw new HttpError(404, "Not Found");
    const { size } = await stat(file);
    void reply
      .type("image/webp")
      .header("content-length", size)
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", FILE_POLICY);
    return reply.send(createReadStream(file));
  });
}
