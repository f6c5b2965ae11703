import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { afterSharePath, SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { faultyProxy, postgresAt, urlBy, type FaultyProxy } from "../../support/faulty-proxy.ts";
import { freePort } from "../../support/free-port.ts";
import { prepareNginx } from "../../operations/machine.ts";
import { startFaulted, statusOf, type OnTestFinished } from "./server.ts";

const PROXY = join(import.meta.dirname, "../../../ops/proxy");

/** A balancer with the configuration of ops/proxy, but for names, ports and TLS. */
interface Balancer {
  program: string;
  /** @returns How it is started. */
  prepare(place: { folder: string; port: number; servers: string[] }): { args: string[]; env?: Record<string, string> };
}

const nginx: Balancer = {
  program: "nginx",
  prepare({ folder, port, servers }) {
    prepareNginx(join(folder, "nginx"));
    const site = readFileSync(join(PROXY, "nginx.conf"), "utf8")
      .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, "")
      .replace(/^\tlisten \[::\]:443.*$/m, "")
      .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
      .replaceAll(/^\tssl_.*$/gm, "")
      .replaceAll(/127\.0\.0\.1:800([12])/g, (_, server: string) => servers[Number(server) - 1] ?? "");
    writeFileSync(join(folder, "nginx/conf.d/qiying.conf"), site);
    return { args: ["-c", join(folder, "nginx/nginx.conf"), "-g", "daemon off;"] };
  },
};

const caddy: Balancer = {
  program: "caddy",
  prepare({ folder, port, servers }) {
    const settings = `{\n\tadmin off\n}\n${readFileSync(join(PROXY, "Caddyfile"), "utf8")}`;
    writeFileSync(join(folder, "Caddyfile"), settings);
    const env = { DOMAIN: `http://127.0.0.1:${port}`, SERVERS: servers.join(" "), HOME: folder };
    return { args: ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], env };
  },
};

test.for([nginx, caddy])(
  "F4: without a database $program passes on what servers answer, and goes on sending them requests",
  { timeout: 300_000 },
  async (balancer, { onTestFinished, skip }) => {
    if (spawnSync(balancer.program, ["-h"]).error !== undefined) return skip(`no ${balancer.program} here`);
    const [first, second] = [await serverOnLine(onTestFinished), await serverOnLine(onTestFinished)];
    const url = await start(balancer, [first.server.url, second.server.url], onTestFinished);
    await expect.poll(() => statusOf(`${url}/api/v1/items/open`)).toBe(200);
    first.line.close();
    second.line.close();
    await expect.poll(() => statusOf(`${url}/ready`)).toBe(503);
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
    const url = await start(balancer, [server.url, server.url], onTestFinished);
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
    const url = await start(balancer, [server, server], onTestFinished);
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

/** @returns Where the balancer listens. */
async function start(balancer: Balancer, urls: string[], onTestFinished: OnTestFinished): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "qiying-balancer-"));
  // As root nginx works as another, who keeps large bodies there.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const { args, env } = balancer.prepare({ folder, port, servers: urls.map((url) => new URL(url).host) });
  const child = spawn(balancer.program, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  onTestFinished(async () => {
    const exit = once(child, "exit");
    if (child.exitCode === null && child.kill()) await exit;
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${port}`;
}
