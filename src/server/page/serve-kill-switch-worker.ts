import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ENDING_WORKER_FILE, WORKER_IS_OFF, WORKER_SWITCH_HEADER } from "#contract/worker-switch.ts";

/**
 * Serves, in place of the worker, the one that ends whatever worker a phone has (A26). The address is the
 * same for ever: a worker that is looked for elsewhere is never found again.
 */
export function serveKillSwitchWorker(app: FastifyInstance, distDir: string): void {
  app.get("/sw.js", async (_, reply) => {
    const script = await readFile(join(distDir, ENDING_WORKER_FILE));
    return reply
      .header(WORKER_SWITCH_HEADER, WORKER_IS_OFF)
      .header("cache-control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(script);
  });
}
