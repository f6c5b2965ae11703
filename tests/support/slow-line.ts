import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A line that all connections to a server share: slow upwards, and cut now and then. */
export interface SlowLine {
  url: string;
  /** Bytes a second upwards; Infinity for a line that is not slow. */
  bytesPerSecond: number;
  /** Bytes that have gone up, those of requests that were cut off included. */
  sent: number;
  /** Cuts all connections. */
  cut(): void;
  close(): void;
}

/** A packet. */
const SLICE_BYTES = 512;

/** @param serverUrl Where the server listens, on this machine. */
export async function slowLine(serverUrl: string): Promise<SlowLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  /** When the line has carried what was given to it, on the clock of `performance`. */
  let freeAt = 0;

  const server = createServer((client) => {
    const service = connect({ host: hostname, port: Number(port) });
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    service.pipe(client);
    void pumpUp(client, service);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  const line: SlowLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytesPerSecond: Infinity,
    sent: 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      line.cut();
      server.close();
    },
  };
  return line;

  async function pumpUp(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
          const slice = chunk.subarray(at, at + SLICE_BYTES);
          // One line for all: each packet waits for those before it.
          const now = performance.now();
          freeAt = Math.max(freeAt, now) + (slice.length / line.bytesPerSecond) * 1000;
          await pause(freeAt - now);
          if (to.destroyed) return;
          line.sent += slice.length;
          to.write(slice);
        }
      }
      to.end();
    } catch {
      // Cut: what is still to come is lost.
    }
  }
}
