import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A line that all connections to a server share: slow upwards, and cut now and then. */
export interface SlowLine {
  url: string;
  /** Bytes a second upwards; Infinity for a line that is not slow. */
  bytesPerSecond: number;
  /** All connections are cut whenever so many bytes have gone up; Infinity for never. */
  cutEveryBytes: number;
  /** Bytes that have gone up, those of requests that were cut off included. */
  sent: number;
  /** What `sent` is made of: the bytes of each request, headers and all, in the order in which they began. */
  requests: { what: string; bytes: number }[];
  /** Cuts all connections. */
  cut(): void;
  close(): void;
}

/** A packet. */
const SLICE_BYTES = 512;

/** Of HTTP/1.1, where a browser begins each request with a packet of its own. */
const REQUEST_LINE = /^([A-Z]+ \S+) HTTP\/1\.1\r\n/;

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
    cutEveryBytes: Infinity,
    sent: 0,
    requests: [],
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
      let request: SlowLine["requests"][number] | undefined;
      for await (const chunk of from as AsyncIterable<Buffer>) {
        const [, what] = REQUEST_LINE.exec(chunk.toString("latin1", 0, SLICE_BYTES)) ?? [];
        if (what !== undefined) line.requests.push((request = { what, bytes: 0 }));
        for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
          const slice = chunk.subarray(at, at + SLICE_BYTES);
          // One line for all: each packet waits for those before it.
          const now = performance.now();
          freeAt = Math.max(freeAt, now) + (slice.length / line.bytesPerSecond) * 1000;
          await pause(freeAt - now);
          if (to.destroyed) return;
          line.sent += slice.length;
          if (request !== undefined) request.bytes += slice.length;
          to.write(slice);
          if (Math.floor(line.sent / line.cutEveryBytes) > Math.floor((line.sent - slice.length) / line.cutEveryBytes))
            line.cut();
        }
      }
      to.end();
    } catch {
      // Cut: what is still to come is lost.
    }
  }
}
