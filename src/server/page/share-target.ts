import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterSharePath, SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { FORM_TIMEOUTS } from "../http/body/read-multipart.ts";
import { withStallTimeout } from "../http/body/stall-timeout.ts";

/** Cameras make photos that are larger than a room's may be: on the phone they would have been made smaller. */
const TIMEOUTS = { ...FORM_TIMEOUTS, mostBytes: 2 * MAX_PHOTOS * MAX_PHOTO_BYTES };

/**
 * Answers a share from another app that no worker has taken in, because this phone has none yet (A27). The
 * server doesn't know whose it is and keeps nothing of it; the screen that it leads to says so.
 */
export function serveShareTarget(app: FastifyInstance): void {
  void app.register(async (shares) => {
    shares.removeAllContentTypeParsers();
    shares.addContentTypeParser("*", ({ raw }: FastifyRequest, body: Readable) =>
      withStallTimeout(raw.socket, TIMEOUTS, discard(body)),
    );
    shares.post(SHARE_TARGET_PATH, { handlerTimeout: TIMEOUTS.wholeMs }, (_, reply) =>
      reply.redirect(afterSharePath("unreceived"), 303),
    );
  });
}

// A browser reads the answer once it has sent everything: cut off earlier, it would show an error of its own.
async function discard(body: Readable): Promise<void> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Buffer).length;
    if (bytes > TIMEOUTS.mostBytes) throw new HttpError("body_too_large", "Payload Too Large");
  }
}
