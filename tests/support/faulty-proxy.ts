import { once } from "node:events";
import { createServer, connect, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A line to a service that a test makes slow, or silent without hanging up. */
export interface FaultyProxy {
  port: number;
  /** From now on each packet comes so much later, in both directions; 0 for no later. */
  delay(ms: number): void;
  /** Takes connections and whatever is sent, and passes nothing on, until `pass`. */
  stall(): void;
  pass(): void;
  /** Connections that a client holds open now, and how many there have been at most at once. */
  open(): number;
  mostOpen(): number;
  close(): void;
}

/** @param target Where the service listens. */
export async function faultyProxy(target: NetConnectOpts): Promise<FaultyProxy> {
  const clients = new Set<Socket>();
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let most = 0;
  // oxlint-disable-next-line qiying/remembered-promises -- Opened by the test.
  let gate = Promise.resolve();
  let openGate = () => {};

  const server = createServer((client) => {
    clients.add(client);
    most = Math.max(most, clients.size);
    client.once("close", () => clients.delete(client));
    const service = connect(target);
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      // A line that breaks is what some tests are about.
      socket.on("error", () => undefined);
    }
    passOn(client, service);
    passOn(service, client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => void (delayMs = ms),
    stall() {
      const stalled = Promise.withResolvers<void>();
      [gate, openGate] = [stalled.promise, stalled.resolve];
    },
    pass: () => openGate(),
    open: () => clients.size,
    mostOpen: () => most,
    close() {
      openGate();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };

  function passOn(from: Socket, to: Socket): void {
    // One packet after the other, so that none overtakes another when the delay changes.
    // oxlint-disable-next-line qiying/remembered-promises -- Each turn catches what it does.
    let turn = Promise.resolve();
    const inTurn = (act: () => void) => {
      turn = turn
        .then(() => gate)
        .then(() => (delayMs > 0 ? pause(delayMs) : undefined))
        .then(act);
    };
    from.on("data", (packet) => inTurn(() => void (to.destroyed || to.write(packet))));
    from.once("close", () => inTurn(() => to.destroy()));
  }
}

/** Where PostgreSQL listens, by its URL: an address, or a socket in a folder. */
export function postgresAt(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host.startsWith("/")
    ? { path: `${host}/.s.PGSQL.${port || "5432"}` }
    : { host: hostname, port: Number(port || 5432) };
}

/** The URL of the same database by a proxy. */
export function urlBy({ port }: Pick<FaultyProxy, "port">, databaseUrl: string): string {
  const { username, pathname } = new URL(databaseUrl);
  return `postgres://${username || "postgres"}@127.0.0.1:${port}${pathname}`;
}
