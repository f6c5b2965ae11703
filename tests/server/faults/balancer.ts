import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../support/free-port.ts";
import { prepareNginx, writeNginxCache, writeNginxSite } from "../../operations/machine.ts";
import { statusOf, type OnTestFinished } from "./server.ts";

const PROXY = join(import.meta.dirname, "../../../ops/proxy");

/** A balancer with the configuration of ops/proxy, but for names, ports and TLS. */
export interface Balancer {
  program: string;
  /** @returns How it is started. */
  prepare(place: { folder: string; port: number; servers: string[] }): { args: string[]; env?: Record<string, string> };
}

export const nginx: Balancer = {
  program: "nginx",
  prepare({ folder, port, servers }) {
    prepareNginx(join(folder, "nginx"));
    writeNginxSite(join(folder, "nginx"), (site) =>
      site
        .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, "")
        .replace(/^\tlisten \[::\]:443.*$/m, "")
        .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
        .replaceAll(/^\tssl_.*$/gm, "")
        .replaceAll(/127\.0\.0\.1:800([12])/g, (_, server: string) => servers[Number(server) - 1] ?? ""),
    );
    return { args: ["-c", join(folder, "nginx/nginx.conf"), "-g", "daemon off;"] };
  },
};

/** The cache that the compose file puts behind Caddy. */
export const cache: Balancer = {
  program: "nginx",
  prepare({ folder, port, servers }) {
    prepareNginx(join(folder, "nginx"));
    writeNginxCache(join(folder, "nginx"), (site) =>
      site
        .replace(/listen 8080;/, `listen 127.0.0.1:${port};`)
        .replaceAll(/\bapp([12]):8000/g, (_, server: string) => servers[Number(server) - 1] ?? ""),
    );
    return { args: ["-c", join(folder, "nginx/nginx.conf"), "-g", "daemon off;"] };
  },
};

/** Caddy as in the compose file. @param cacheUrl Where its cache is. */
export function caddyBeside(cacheUrl: string): Balancer {
  return {
    program: "caddy",
    prepare(place) {
      const cached = readFileSync(join(PROXY, "cached.caddy"), "utf8").replace("cache:8080", new URL(cacheUrl).host);
      writeFileSync(join(place.folder, "cached.caddy"), cached);
      return caddy.prepare(place);
    },
  };
}

export const caddy: Balancer = {
  program: "caddy",
  prepare({ folder, port, servers }) {
    const settings = `{\n\tadmin off\n}\n${readFileSync(join(PROXY, "Caddyfile"), "utf8")}`;
    writeFileSync(join(folder, "Caddyfile"), settings);
    const env = { DOMAIN: `http://127.0.0.1:${port}`, SERVERS: servers.join(" "), HOME: folder };
    return { args: ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], env };
  },
};

/** @returns Where the balancer listens. */
export async function startBalancer(
  balancer: Balancer,
  urls: string[],
  onTestFinished: OnTestFinished,
): Promise<string> {
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
  const url = `http://127.0.0.1:${port}`;
  // The one address that it answers by itself.
  while (child.exitCode === null && (await statusOf(`${url}/metrics`)) !== 404) await delay(50);
  if (child.exitCode !== null) throw new Error(`${balancer.program} did not start: ${child.exitCode}`);
  return url;
}
