import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { afterSharePath, SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { faultyProxy, postgresAt, urlBy, type FaultyProxy } from "../../support/faulty-proxy.ts";
import { caddy, nginx, startBalancer } from "./balancer.ts";
import { startFaulted, statusOf, type OnTestFinished } from "./server.ts";

test.for([nginx, caddy])(
  "F4: without a database $program passes on what servers answer, and goes on sending them requests",
  { timeout: 300_000 },
  async (balancer, { onTestFinished, skip }) => {
    if (spawnSync(balancer.program, ["-h"]).error !== undefined) return skip(`no ${balancer.program} here`);
    const [first, second] = [await serverOnLine(onTestFinished), await serverOnLine(onTestFinished)];
    const url = await startBalancer(balancer, [first.server.url, second.server.url], onTestFinished);
    await expect.poll(() => statusOf(`${url}/api/v1/items/open`)).toBe(200);
    first.line.close();
    second.line.close();
    await expect.poll(() => statusOf(`${url}/ready`)).toBe(503);
    // A cache has the list for a moment more.
    await expect.poll(() => statusOf(`${url}/api/v1/items/open`), { timeout: 5000 }).toBe(503);
    // Longer than a balancer takes to leave a server out.
    const until = Date.now() + 5000;
    while (Date.now() < until) {
      const list = await fetch(`${url}/api/v1/items/open`);
      expect([list.status, list.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await list.json()).toMatchObject({ code: "service_unavailable" });
      for (const path of ["/health", "/api/v1/ping"])
        expect([path, await statusOf(`${url}${path}`)]).toEqual([path, 200]);
    }
  },
);

test.for([nginx, caddy])(
  "through $program, too, photos of a camera that no worker has taken in lead to the screen that says so",
  { timeout: 300_000 },
  async (balancer, { onTestFinished, skip }) => {
    if (spawnSync(balancer.program, ["-h"]).error !== undefined) return skip(`no ${balancer.program} here`);
    const server = await startFaulted(onTestFinished);
    const url = await startBalancer(balancer, [server.url, server.url], onTestFinished);
    await expect.poll(() => statusOf(`${url}/health`)).toBe(200);
    const body = new FormData();
    for (const name of ["kitchen.jpg", "bathroom.jpg"]) body.append("photos", new Blob([new Uint8Array(12e6)]), name);
    const shared = await fetch(`${url}${SHARE_TARGET_PATH}`, { method: "POST", body, redirect: "manual" });
    expect([shared.status, shared.headers.get("location")]).toEqual([303, afterSharePath("unreceived")]);
  },
);

test.for([nginx, caddy])(
  "$program passes on nobody's word on where a request comes from, or which trace it belongs to",
  async (balancer, { onTestFinished, skip }) => {
    if (spawnSync(balancer.program, ["-h"]).error !== undefined) return skip(`no ${balancer.program} here`);
    const heard = createServer(({ headers }, response) => void response.end(JSON.stringify(headers)));
    await once(heard.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void heard.close());
    const server = `http://127.0.0.1:${(heard.address() as AddressInfo).port}`;
    const url = await startBalancer(balancer, [server, server], onTestFinished);
    await expect.poll(() => statusOf(`${url}/`)).toBe(200);
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const headers = { traceparent, tracestate: "theirs=1", "x-forwarded-for": "203.0.113.7" };
    const passedOn = (await (await fetch(`${url}/`, { headers })).json()) as Record<string, string>;
    expect(passedOn["x-forwarded-for"]).toBe("127.0.0.1");
    expect(Object.keys(passedOn).filter((name) => name.startsWith("trace"))).toEqual([]);
  },
);

async function serverOnLine(onTestFinished: OnTestFinished) {
  let line: FaultyProxy | undefined;
  const server = await startFaulted(onTestFinished, {
    async databaseAt(url) {
      line = await faultyProxy(postgresAt(url));
      return urlBy(line, url);
    },
  });
  return { server, line: line! };
}
