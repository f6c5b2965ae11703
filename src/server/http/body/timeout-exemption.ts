import type { Socket } from "node:net";

/** Connections whose body may take longer than the server's own limit: somebody else watches them. */
const allowed = new WeakSet<Socket>();

/** Lets a request's body come slowly, until the answer of this function is called. */
export function allowSlowBody(socket: Socket): () => void {
  allowed.add(socket);
  return () => allowed.delete(socket);
}

export function maySendSlowly(socket: Socket): boolean {
  return allowed.has(socket);
}
