import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Flood, FloodReport } from "./flood.ts";

/** Of each kind. */
const COUNT = 500;
const DRIP_EVERY_MS = 1000;

/** 500 who never end their headers, and 500 who never end their body; a byte a second of each (L10). */
export const slowSenders: Flood = async (url) => (seconds) => holdOpen(url, seconds);

async function holdOpen(url: string, seconds: number): Promise<FloodReport> {
  const { hostname, port, host } = new URL(url);
  const headers = `GET /api/v1/ping HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
  const body = `POST /api/v1/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`;
  const cutAfterMs: number[] = [];
  const sockets = Array.from({ length: 2 * COUNT }, (_, index) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.1.0.1" });
    let begun = performance.now();
    let drip: NodeJS.Timeout | undefined;
    socket.once("connect", () => {
      begun = performance.now();
      socket.write(index % 2 === 0 ? headers : body);
      drip = setInterval(() => socket.write("x"), DRIP_EVERY_MS);
    });
    socket.on("error", () => undefined).resume();
    socket.once("close", () => {
      clearInterval(drip);
      cutAfterMs.push(performance.now() - begun);
    });
    return socket;
  });
  await delay(seconds * 1000);
  const leftOpen = sockets.filter(({ closed }) => !closed).length;
  return { answers: [], cutAfterMs: [...cutAfterMs], leftOpen };
}
