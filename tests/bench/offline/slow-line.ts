import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a server, slow for whatever asks through it, pages and workers alike. */
export interface SlowLine {
  /** The server's address through the line, without a trailing slash. */
  url: string;
  /** Bytes that have come down it so far, headers included. */
  received(): number;
  /** Cuts every connection and takes no more. */
  stop(): Promise<void>;
}

export interface Speed {
  roundTripMs: number;
  /** Of either direction, shared by all connections. */
  bytesPerSecond: number;
}

/** What goes out in one piece; connections take turns after each. */
const SEGMENT_BYTES = 1460;

/**
 * A TCP proxy on a port of its own. What a browser emulates for a page does not reach its service worker; this does. A
 * connection costs a round trip before its first byte leaves, as the handshake does; there is no TLS and no slow start.
 */
export async function startSlowLine(serverUrl: string, speed: Speed): Promise<SlowLine> {
  const [up, down] = [shaped(speed), shaped(speed)];
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(serverUrl);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const isOpen = new Promise<void>((resolve) => setTimeout(resolve, speed.roundTripMs));
    join(near, far, up, isOpen);
    join(far, near, down, isOpen);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => down.carried,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function join(from: Socket, to: Socket, direction: Direction, isOpen: Promise<void>): void {
  const send = direction.connection(to);
  from.on("data", (bytes: Buffer) => void isOpen.then(() => send(bytes)));
  from.on("end", () => void isOpen.then(() => send(null)));
  // A browser drops connections as it likes.
  from.on("error", () => to.destroy());
}

/** One direction of the line. */
interface Direction {
  carried: number;
  /** @returns Sends bytes over one connection; null ends it. */
  connection(to: Socket): (bytes: Buffer | null) => void;
}

/** What is to be sent over one connection: its pieces that wait for their turn, and those on the line. */
interface Queue {
  to: Socket;
  pieces: (Buffer | null)[];
  underWay: (Buffer | null)[];
}

function shaped({ roundTripMs, bytesPerSecond }: Speed): Direction {
  const waiting: Queue[] = [];
  let isBusy = false;
  let isFreeAt = 0;
  const direction: Direction = {
    carried: 0,
    connection(to) {
      const queue: Queue = { to, pieces: [], underWay: [] };
      return (bytes) => {
        if (queue.pieces.length === 0) waiting.push(queue);
        queue.pieces.push(...segmentsOf(bytes));
        if (!isBusy) carryNext();
      };
    },
  };
  return direction;

  function carryNext(): void {
    const queue = waiting.shift();
    isBusy = queue !== undefined;
    if (queue === undefined) return;
    const piece = queue.pieces.shift() ?? null;
    if (queue.pieces.length > 0) waiting.push(queue);
    const size = piece?.length ?? 0;
    direction.carried += size;
    // Reckoned from when the piece before was out: a timer that is late must not make the line slower.
    isFreeAt = Math.max(isFreeAt, performance.now()) + (size / bytesPerSecond) * 1000;
    const leftMs = Math.max(0, isFreeAt - performance.now());
    queue.underWay.push(piece);
    setTimeout(() => deliverNext(queue), leftMs + roundTripMs / 2);
    setTimeout(carryNext, leftMs);
  }
}

function segmentsOf(bytes: Buffer | null): (Buffer | null)[] {
  if (bytes === null) return [null];
  const count = Math.ceil(bytes.length / SEGMENT_BYTES);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * SEGMENT_BYTES, (at + 1) * SEGMENT_BYTES));
}

// Two timers of the same millisecond may end in either order; the pieces of a connection may not.
function deliverNext({ to, underWay }: Queue): void {
  const piece = underWay.shift() ?? null;
  if (to.destroyed) return;
  if (piece === null) to.end();
  else to.write(piece);
}
