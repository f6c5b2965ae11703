import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const DRAINED_WITHIN_MS = 10_000;
const SWEPT_EVERY_MS = 50;

/** How a server stops. */
interface Stopping {
  /** Aborted at once: from then on /serving and /ready say no, and a balancer that asks /serving sends no more requests. */
  stopping: AbortController;
  /** Until then everybody is still answered, as before. */
  drainSeconds: number;
}

/**
 * Listens, says where, and comes back when SIGTERM or Ctrl-C has been followed by the end of every answer under
 * way (at most ten seconds).
 * @throws with a sentence when the port cannot be had.
 */
export async function listenUntilStopped(
  app: FastifyInstance,
  { host, port, stopping, drainSeconds }: { host: string; port: number } & Stopping,
  say: (line: string) => void,
): Promise<void> {
  const stop = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
  await app.listen({ host, port, listenTextResolver: () => "listening" }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(reasonOf(error, host, port), { cause: error });
  });
  say(`Qiying 栖英 is ready: ${listeningAt(app, host)}`);
  await stop;
  stopping.abort();
  await delay(drainSeconds * 1000);
  await drain(app);
}

async function drain(app: FastifyInstance): Promise<void> {
  // A connection whose last answer has just gone out would be kept open for the next question.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEPT_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAINED_WITHIN_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Where the app listens, as an address that a person can open: 0.0.0.0 is none. */
export function listeningAt(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : "";
  const name = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  if (code === "EACCES") return `Port ${port} is not open to this user. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is no address of this machine.`;
  return message;
}
