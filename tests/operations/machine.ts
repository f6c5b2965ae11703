import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Ports that nobody listens at. */
export async function freePorts(count: 5): Promise<[number, number, number, number, number]>;
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(
    servers.map((server) => {
      server.close();
      return once(server, "close");
    }),
  );
  return ports;
}

/** A PostgreSQL as Debian sets it up: its own account by the socket, others by a password over TCP. */
export async function startPostgres(binaries: string, folder: string, port: number) {
  mkdirSync(folder, { mode: 0o755 });
  execFileSync("chown", ["postgres", folder]);
  const cluster = `${folder}/main`;
  const asPostgres = (program: string, ...args: string[]) =>
    execFileSync("runuser", ["-u", "postgres", "--", `${binaries}/${program}`, ...args], { stdio: "ignore", cwd: "/" });
  asPostgres(
    "initdb",
    "--auth-local=peer",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    `--pgdata=${cluster}`,
  );
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  asPostgres("pg_ctl", "start", "--wait", `--pgdata=${cluster}`, `--log=${folder}/log`, "-o", options);
  const service = `${folder}/service`;
  const control = `${binaries}/pg_ctl "$1" --wait --pgdata=${cluster} --log=${folder}/log -o "${options}"`;
  writeFileSync(service, `#!/bin/sh\ncd / && exec runuser -u postgres -- ${control} < /dev/null > /dev/null\n`, {
    mode: 0o755,
  });
  return {
    socketDir: folder,
    /** A program that is told `start`, `stop` or `restart`, as Debian's `service postgresql`. */
    service,
    stop: async () => asPostgres("pg_ctl", "stop", "--mode=immediate", `--pgdata=${cluster}`),
  };
}

/** What nginx reads around a site's file, as Debian has it, without what another nginx on this machine uses. */
export function prepareNginx(folder: string): void {
  mkdirSync(`${folder}/conf.d`, { recursive: true });
  const around = `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/conf.d/*.conf;
}
`;
  writeFileSync(`${folder}/nginx.conf`, around);
}

const PROXY = join(import.meta.dirname, "../../ops/proxy");

/**
 * Puts the site's file of ops/proxy, and what it includes, where that nginx reads them.
 * @param change What differs from a real server: names, ports, TLS.
 */
export function writeNginxSite(folder: string, change: (site: string) => string): void {
  writeConfiguration("nginx.conf", folder, change);
}

/** The same of the cache that the compose file puts behind Caddy. */
export function writeNginxCache(folder: string, change: (cache: string) => string): void {
  writeConfiguration("cache.conf", folder, change);
}

function writeConfiguration(name: string, folder: string, change: (text: string) => string): void {
  mkdirSync(`${folder}/snippets`, { recursive: true });
  writeFileSync(`${folder}/snippets/qiying-public-reads.conf`, readFileSync(join(PROXY, "public-reads.conf")));
  const text = readFileSync(join(PROXY, name), "utf8");
  const here = text.replaceAll("/etc/nginx/", `${folder}/`).replaceAll(/\/var\/(lib|cache)\/nginx\//g, `${folder}/`);
  writeFileSync(`${folder}/conf.d/qiying.conf`, change(here));
}

export interface MailServer {
  /** As the setting SMTP_URL. */
  url: string;
  /** Whole mails as they came. */
  received: Buffer[];
  close(): Promise<void>;
}

/** A real mail server, which keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const received: Buffer[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  smtp.on("error", () => undefined);
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=optional`,
    received,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
