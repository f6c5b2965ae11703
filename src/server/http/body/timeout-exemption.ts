import type { Socket } from "node:net";

/** Connections whose request body may take longer than the server's request timeout: stall-timeout.ts watches them. */
const allowed = new WeakSet<Socket>();

/** Exempts a request's body from the timeout, until the returned function is called. */
export function exemptFromTimeout(socket: Socket): () => void {
  allowed.add(socket);
  return () => allowed.delete(socket);
}

/** Whether a socket's request may take longer than the server's limit: another one watches it. */
export function isExemptFromTimeout(socket: Socket): boolean {
  return allowed.has(socket);
}
