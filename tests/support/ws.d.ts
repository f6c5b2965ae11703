/** The part of ws that the tests use; the package comes without types. */
declare module "ws" {
  import type { EventEmitter } from "node:events";
  import type { AddressInfo } from "node:net";

  interface WebSocket extends EventEmitter {
    send(text: string): void;
    terminate(): void;
  }
  class WebSocketServer extends EventEmitter {
    constructor(options: { host: string; port: number });
    readonly clients: Set<WebSocket>;
    address(): AddressInfo;
    close(done: () => void): void;
  }
  export { WebSocketServer, type WebSocket };
}
