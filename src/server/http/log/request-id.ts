import { randomFillSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { REQUEST_ID_HEADER } from "#contract/call.ts";

/** Crockford's base32: no letter that is taken for a digit, so that people can read an id out. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 12;

/** Random bytes of many ids: to ask for those of each takes longer than all else about it. */
const random = new Uint8Array(LENGTH * 512);
let used = random.length;

/** A name for one request, by which its lines in the log are found: 60 random bits, that say nothing of who asks. */
export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  let id = "";
  for (const byte of random.subarray(used, used + LENGTH)) id += LETTERS[byte % LETTERS.length];
  used += LENGTH;
  return id;
}

/** Has every answer tell the id of its request, in a header that pages show where the server has failed. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
