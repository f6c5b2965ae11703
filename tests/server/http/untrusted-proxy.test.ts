import { afterEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
afterEach(() => server.close());

const NONE = { untrusted_proxy: null };

async function start(trustedProxies?: string[]) {
  const lines: string[] = [];
  server = await startTestApp({
    settings: { trustedProxies },
    logLevel: "warn",
    logTo: { write: (line) => void lines.push(line) },
  });
  return lines;
}

function ask(headers: Record<string, string>, remoteAddress = "10.1.2.3", url = "/api/v1/ping") {
  return server.app.inject({ url, headers, remoteAddress });
}

/** As many requests as tell a proxy from somebody who makes the header up. */
async function askOften(headers: Record<string, string>, remoteAddress?: string): Promise<void> {
  for (let times = 0; times < 20; times += 1) await ask(headers, remoteAddress);
}

async function told(): Promise<unknown> {
  const root = await server.addUser({ is_superuser: true });
  return (await server.get("/api/v1/utils/operation", root.headers())).json();
}

test.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
  "G15: a peer that is not trusted and sends %s is told of, once in the log, and to superusers",
  async (header) => {
    const lines = await start();
    await ask({});
    expect(await told()).toEqual(NONE);
    await askOften({ [header]: "203.0.113.1" });
    server.clock.set("2026-11-22T12:00:00Z");
    await askOften({ [header]: "203.0.113.2" }, "10.9.9.9");
    expect(await told()).toEqual({ untrusted_proxy: { peer: "10.1.2.3", since: "2026-11-21T12:00:00.000Z" } });
    expect(lines.filter((line) => line.includes("TRUSTED_PROXIES"))).toHaveLength(1);
    // Whose requests they are stands in no log.
    expect(lines.join()).not.toMatch(/203\.0\.113|10\.1\.2\.3/);
  },
);

test("G15: a trusted proxy is nothing to tell of, nor one that asks for itself", async () => {
  const lines = await start(["10.0.0.0/8"]);
  await askOften({ "x-forwarded-for": "203.0.113.1" });
  await askOften({ "x-forwarded-for": "10.1.2.3" });
  expect([await told(), lines]).toEqual([NONE, []]);
  await askOften({ "x-forwarded-for": "203.0.113.1" }, "172.16.0.5");
  expect(await told()).toMatchObject({ untrusted_proxy: { peer: "172.16.0.5" } });
});

test("G15: nobody is advised to trust a stranger who makes the header up, nor the gateway that he comes by", async () => {
  const lines = await start();
  await askOften({ "x-forwarded-for": "203.0.113.1" }, "198.51.100.7");
  for (let round = 0; round < 3; round += 1) {
    for (let times = 0; times < 15; times += 1) await ask({ "x-forwarded-for": "203.0.113.1" }, "172.17.0.1");
    await ask({}, "172.17.0.1");
  }
  expect([await told(), lines]).toEqual([NONE, []]);
});

test("G15: a proxy is told of though it asks for itself whether the server is ready", async () => {
  await start();
  for (let times = 0; times < 20; times += 1) {
    await ask({ "x-forwarded-for": "203.0.113.1" });
    await ask({}, "10.1.2.3", "/ready");
  }
  expect(await told()).toMatchObject({ untrusted_proxy: { peer: "10.1.2.3" } });
});
