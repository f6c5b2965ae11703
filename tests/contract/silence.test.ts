import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { anySignal } from "#contract/any-signal.ts";
import { isTimeout } from "#contract/api-error.ts";
import { call } from "#contract/call.ts";
import { endOnSilence } from "#contract/silence.ts";

/** Far longer than a piece takes, on a machine as busy as may be. */
const SILENT_MS = 1500;
const BODY = JSON.stringify({ uuid: "0190d5a0-0000-7000-8000-000000000000", received: 5, more: "x".repeat(100) });

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that answers everything in the same way. */
async function answering(answer: (response: ServerResponse) => Promise<void>): Promise<string> {
  const server = createServer((_, response) => void answer(response));
  closing.push(() => server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The answer in forty pieces, as on a very slow line. @param until The piece after which nothing more comes. */
async function drip(response: ServerResponse, until = Infinity): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  const size = Math.ceil(BODY.length / 40);
  for (let at = 0; at < BODY.length && at / size < until; at += size) {
    response.write(BODY.slice(at, at + size));
    await pause(100);
  }
  if (until === Infinity) response.end();
}

function read(baseUrl: string, signal: AbortSignal) {
  const transport = { fetch, baseUrl, accessToken: () => null };
  return call(transport, "readUpload", { params: { uuid: "a" }, signal });
}

test("an answer that takes longer than the silence that is waited for is read to its end, as long as it comes", async () => {
  const begun = performance.now();
  const { data } = await read(await answering(drip), endOnSilence(SILENT_MS));
  expect(data.received).toBe(5);
  expect(performance.now() - begun).toBeGreaterThan(2 * SILENT_MS);
});

test("the same where another signal may end it too", async () => {
  const { data } = await read(await answering(drip), anySignal(new AbortController().signal, endOnSilence(SILENT_MS)));
  expect(data.received).toBe(5);
});

test("one that stops coming is given up, as one that never begins", async () => {
  const stopping = await answering((response) => drip(response, 3));
  const mute = await answering(async () => undefined);
  for (const url of [stopping, mute]) {
    const error: unknown = await read(url, endOnSilence(SILENT_MS)).catch((thrown: unknown) => thrown);
    expect(isTimeout(error)).toBe(true);
  }
});
