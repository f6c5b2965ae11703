import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { LONGEST_ANSWER_MS } from "../../src/server/http/calls/longest-answer.ts";
import { SETTING_TABLE } from "../../src/server/settings/setting-table.ts";
import { buildContext, copiedIntoApp, stageOf, type Copied } from "./image-files.ts";
import { serverArguments } from "../support/server-command.ts";
import { markedBlocks, readOperations, ROOT } from "../operations/marked-blocks.ts";
import { prepareNginx, writeNginxCache, writeNginxSite } from "../operations/machine.ts";
import { routes } from "#contract/routes.ts";

const OPS = join(ROOT, "ops");
const KNOWN = new Set([...Object.values(SETTING_TABLE).map(({ name }) => name), "NODE_ENV"]);
/** What is set there that is not the app's. */
const OTHERS = new Set([
  "DOMAIN", "SERVERS", "LISTEN", "SITE", "ETC", "DATA", "BACKUPS", "NGINX_DIR", "CERTIFICATES", "REPOSITORY", "PGHOST", "PGPORT", "BIN", "MANAGER",
  "ACCOUNT", "NAME", "QIYING_NODE", "KEEP_DAYS", "POSTGRES_SERVICE", "ARCHIVE", "OWNER_PASSWORD", "APP_PASSWORD", "POSTGRES_PASSWORD", "POSTGRES_INITDB_ARGS", "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
]); // oxfmt-ignore

const read = (...path: string[]) => readFileSync(join(OPS, ...path), "utf8");
const document = readOperations();

interface Service {
  image?: string;
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  depends_on?: Record<string, object>;
  volumes?: string[];
  networks?: string[] | Record<string, object>;
  read_only?: boolean;
  restart?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { ipam?: { config: { subnet: string; ip_range: string }[] } } | null>;
}
const compose = parse(read("compose.yaml"), { merge: true }) as Compose;

let scratch: string;
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "qiying-ops-"))));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Whether a program is on this machine, and takes these arguments. */
function runs(program: string, args: string[], env: Record<string, string> = {}) {
  const { status, error, stderr, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return error === undefined ? { status, said: `${stdout}${stderr}` } : null;
}

const fromContext = ({ stage, from }: Copied) => (stage === null ? [from] : []);

function settingsIn(text: string): string[] {
  return [...text.matchAll(/^[ \t]*(?:export |-? ?)?([A-Z][A-Z0-9_]{2,})[=:]/gm)].map(([, name = ""]) => name);
}

test("every setting that operators are told to set exists", () => {
  const units = readdirSync(join(OPS, "systemd")).map((name) => read("systemd", name));
  const inUnits = [...units.join("\n").matchAll(/^Environment=(.*)$/gm)].map(([, line = ""]) => line).join(" ");
  const named = [
    ...settingsIn(read("example.env")),
    ...settingsIn(read("compose.yaml")),
    ...settingsIn(document),
    ...[...read("Dockerfile").matchAll(/([A-Z_]{4,})=/g)].map(([, name = ""]) => name),
    ...[...inUnits.matchAll(/([A-Z_]+)=/g)].map(([, name = ""]) => name),
    ...[...document.matchAll(/`([A-Z][A-Z0-9_]+)=/g)].map(([, name = ""]) => name),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !KNOWN.has(name) && !OTHERS.has(name))).toEqual([]);
});

test("what operators are told to run exists, and every marked block is a script", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const told = [...document.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
  const files = [
    ...`${document}${read("compose.yaml")}${read("Dockerfile")}${read("qiying")}`.matchAll(
      /\b(?:ops|src\/server)\/[\w./@-]+\.\w+/g,
    ),
  ];
  expect(
    files
      .map(([path]) => path)
      .filter((path) => !existsSync(join(ROOT, path)) && path !== "ops/.env" && path !== "ops/settings.env"),
  ).toEqual([]);
  const blocks = markedBlocks(document);
  expect(blocks.map(({ name }) => name)).toEqual([...new Set(blocks.map(({ name }) => name))]);
  expect(blocks.length).toBe(document.match(/<!-- run/g)?.length);
  expect(runs("bash", ["-n", join(OPS, "qiying")])).toEqual({ status: 0, said: "" });
  for (const { name, script } of blocks) {
    writeFileSync(join(scratch, name), script);
    expect(runs("bash", ["-n", join(scratch, name)])).toEqual({ status: 0, said: "" });
  }
});

test("every command of qiying that operators are told exists", () => {
  const commands = new Set(
    [...read("qiying").matchAll(/^ {2}([a-z-]+)(?: \| --help)?\) /gm)].map(([, name = ""]) => name),
  );
  const told = [...document.matchAll(/(?:^|`|&& )qiying ([a-z-]+)/gm)].map(([, name = ""]) => name);
  expect(told.length).toBeGreaterThan(30);
  expect([...new Set(told)].filter((name) => !commands.has(name))).toEqual([]);
});

test("what is built for an upgrade with Docker includes what backs up, with the programs of the database's version", () => {
  const builds = `${document}\n${read("qiying")}`
    .split("\n")
    .filter((line) => /^ *(docker )?compose .*\sbuild\b/.test(line));
  expect(builds.length).toBeGreaterThan(2);
  expect(builds.filter((line) => !line.includes(" --profile tools build"))).toEqual([]);
  expect(compose.services["backup"]).toMatchObject({ image: "qiying/tools", profiles: ["tools"] });
  const [, major = ""] = compose.services["database"]?.image?.split(":") ?? [];
  expect(stageOf("tools")).toContain(` postgresql-client-${major} `);
});

/**
 * Runs ops/qiying with other programs in the place of those of the system.
 * @param programs Scripts by the name of the program; each may write to the file `did`.
 * @returns What they have written.
 */
function qiying(command: string, programs: Record<string, string>): string {
  const folder = mkdtempSync(join(scratch, "qiying-"));
  const said = join(folder, "did");
  const all = {
    setpriv: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
    node: "true",
    npm: "true",
    diff: "true",
    ...programs,
  };
  for (const [name, script] of Object.entries(all))
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  mkdirSync(join(folder, "releases/old"), { recursive: true });
  symlinkSync("releases/old", join(folder, "app"));
  for (const name of ["settings.env", "migrate.env", "did"]) writeFileSync(join(folder, name), "");
  const names = {
    SITE: folder,
    ETC: folder,
    DATA: folder,
    BACKUPS: folder,
    ACCOUNT: "nobody",
    LISTEN: "127.0.0.1",
    QIYING_NODE: "node",
  };
  const config = [
    "MANAGER=systemd",
    'SERVERS="8001 8002"',
    "REPOSITORY=none",
    ...Object.entries(names).map((pair) => pair.join("=")),
  ];
  writeFileSync(join(folder, "site.conf"), config.join("\n"));
  const env = { QIYING_CONF: join(folder, "site.conf"), PATH: `${folder}:${process.env["PATH"]}`, DID: said };
  expect(runs(join(OPS, "qiying"), [command], env)?.status).toBe(1);
  return readFileSync(said, "utf8").trim();
}

test("a server that does not get ready keeps the other from being restarted", () => {
  const systemctl = 'echo "$@" >> "$DID"';
  expect(qiying("restart", { systemctl, curl: "false" })).toBe("stop qiying@8001\nstart qiying@8001");
});

test("an upgrade that cannot be built changes nothing, and a restore that fails starts no server", () => {
  const systemctl = 'echo "$@" >> "$DID"';
  const git = 'mkdir -p "${@: -1}"';
  expect(qiying("upgrade", { systemctl, git, npm: "false", ln: 'echo linked >> "$DID"' })).toBe("");
  expect(qiying("restore", { systemctl, node: "false" })).toBe("stop qiying@8001\nstop qiying@8002");
});

test("in the compose file every name leads somewhere, and its variables are in the example", () => {
  const { services, volumes, networks } = compose;
  for (const [name, service] of Object.entries(services)) {
    const used = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});
    expect([name, used.filter((network) => !(network in networks))]).toEqual([name, []]);
    const waits = Object.keys(service.depends_on ?? {});
    expect([name, waits.filter((other) => !(other in services))]).toEqual([name, []]);
    const sources = (service.volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
    const missing = sources.filter((source) =>
      source.startsWith("./") ? source !== "./backups" && !existsSync(join(OPS, source)) : !(source in volumes),
    );
    expect([name, missing]).toEqual([name, []]);
  }
  const asked = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  const offered = new Set(settingsIn(read("example.env")));
  expect([...new Set(asked)].filter((name) => !offered.has(name))).toEqual([]);
});

test("no container is given an address that the servers believe, or that the cache knows them by, as one that is free", () => {
  const addressOf = (name: string) => {
    const { networks } = compose.services[name] as { networks: { inside: { ipv4_address: string } } };
    return networks.inside.ipv4_address;
  };
  const trusted = [addressOf("balancer"), addressOf("cache")];
  expect(compose.services["app1"]?.environment).toMatchObject({ TRUSTED_PROXIES: trusted.join(",") });
  const { subnet, ip_range: given } = compose.networks["inside"]?.ipam?.config[0] ?? { subnet: "", ip_range: "" };
  const fixed = [...trusted, addressOf("app1"), addressOf("app2")];
  expect(new Set(fixed).size).toBe(4);
  for (const address of fixed) {
    const isIn = (network: string) => ipaddr.parse(address).match(ipaddr.parseCIDR(network));
    expect([isIn(subnet), isIn(given)]).toEqual([true, false]);
  }
});

test("two servers of the compose file differ in nothing but address and assets, and have no right to make tables", () => {
  const { app1, app2, migrate } = compose.services;
  expect({ ...app1, volumes: [], networks: [] }).toEqual({ ...app2, volumes: [], networks: [] });
  expect([app1?.volumes, app2?.volumes]).toEqual([["assets1:/data"], ["assets2:/data"]]);
  expect(app1).toMatchObject({ read_only: true, restart: "unless-stopped" });
  expect(JSON.stringify(app1)).not.toContain("OWNER_PASSWORD");
  // Not .env, which holds the passwords of the database's owner and superuser.
  expect(app1?.env_file).toEqual([{ path: "settings.env", required: false }]);
  for (const app of [app1, app2]) expect(Object.keys(app?.networks ?? {})).toEqual(["inside", "mail"]);
  expect(JSON.stringify(migrate)).toContain("qiying_owner:${OWNER_PASSWORD:?}");
});

test("the image runs as nobody in particular, tells its health and holds no demo data", () => {
  const stage = stageOf("app");
  expect(stage).toMatch(/^USER node$/m);
  expect(stage).toContain("HEALTHCHECK");
  expect(stage).not.toMatch(/COPY .*(demo|\s\.\s)/);
});

test("the build of the image is given all that its configuration names", () => {
  const given = buildContext();
  const root = (name: string) => readFileSync(join(ROOT, name), "utf8");
  const imports = [...root("vite.config.ts").matchAll(/from "\.\/(.+)"/g)].map(([, path = ""]) => path);
  const projects = (JSON.parse(root("tsconfig.json")) as { references: { path: string }[] }).references;
  const needed = [
    ...imports,
    ...projects.map(({ path }) => `${path}/tsconfig.json`),
    ...copiedIntoApp().flatMap(fromContext),
  ];
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((path) => !given.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});

// Caddy passes bodies on by itself; nginx would hold each back until it is whole, and lose what has come when the line breaks off.
test("nginx passes photos on while they come", () => {
  const [, pattern] = /location ~ (\S+) \{\n\t\tproxy_request_buffering off;/.exec(read("proxy", "nginx.conf")) ?? [];
  const photos = (["uploadImage", "sendUploadPart", "uploadDraftPhoto", "uploadViewingPhoto"] as const).map(
    (name) => routes[name].path,
  );
  expect(photos.filter((path) => !new RegExp(pattern ?? "none").test(path))).toEqual([]);
});

test("no proxy gives up an answer that the app may still give", () => {
  for (const [file, directive] of [
    ["nginx.conf", "proxy_read_timeout"],
    ["Caddyfile", "response_header_timeout"],
  ] as const) {
    const seconds = new RegExp(`${directive} (\\d+)s`).exec(read("proxy", file))?.[1];
    expect(Number(seconds) * 1000, file).toBeGreaterThan(LONGEST_ANSWER_MS);
  }
});

// Each of the validators is asked where it is had; npm run test:operations installs nginx and uses it.
test("nginx takes its configuration", ({ skip }) => {
  const asked = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=rooms.example.org".split(" ");
  const files = ["-keyout", join(scratch, "privkey.pem"), "-out", join(scratch, "fullchain.pem")];
  const made = runs("openssl", [...asked, ...files]);
  prepareNginx(scratch);
  writeNginxSite(scratch, (site) => site.replaceAll("/etc/letsencrypt/live/rooms.example.org", scratch));
  const answer = runs("nginx", ["-t", "-q", "-c", join(scratch, "nginx.conf")]);
  if (made === null || answer === null) return skip("no nginx here");
  expect(answer).toEqual({ status: 0, said: "" });
});

test("nginx takes the configuration of the compose file's cache", ({ skip }) => {
  prepareNginx(scratch);
  writeNginxCache(scratch, (cache) => cache.replaceAll(/\bapp\d:8000/g, "127.0.0.1:8001"));
  const answer = runs("nginx", ["-t", "-q", "-c", join(scratch, "nginx.conf")]);
  if (answer === null) return skip("no nginx here");
  expect(answer).toEqual({ status: 0, said: "" });
});

test("Caddy takes its configuration", ({ skip }) => {
  const env = { DOMAIN: "rooms.example.org", SERVERS: "127.0.0.1:8001 127.0.0.1:8002", HOME: scratch };
  const answer = runs("caddy", ["validate", "--adapter", "caddyfile", "--config", join(OPS, "proxy/Caddyfile")], env);
  if (answer === null) return skip("no Caddy here");
  expect(answer.said).toContain("Valid configuration");
  expect(answer.status).toBe(0);
});

test("servers are started until the database is there, and a backup that fails is told of", () => {
  const server = read("systemd", "qiying@.service");
  for (const unit of [server, read("systemd", "qiying-migrate.service")])
    expect(unit).toContain("StartLimitIntervalSec=0");
  expect(server).toMatch(/^Wants=.*qiying-migrate\.service$/m);
  expect(server).not.toMatch(/^Requires=/m);
  expect(server).toMatch(/^Restart=always$/m);
  expect(read("systemd", "qiying-backup.service")).toMatch(/^OnFailure=qiying-failed@%N\.service$/m);
});

test("servers run by the same command however they are started", async () => {
  const command = ["node", ...(await serverArguments(ROOT))];
  expect(read("Dockerfile")).toContain(`CMD ${JSON.stringify(command).replaceAll('","', '", "')}\n`);
  expect(read("systemd", "qiying@.service")).toContain(`bin/${command.join(" ")}`);
  expect(read("qiying")).toContain(`node}" ${command.slice(1).join(" ")}`);
});

test("systemd takes its units", ({ skip }) => {
  for (const name of readdirSync(join(OPS, "systemd"))) {
    // It looks whether what is started is there.
    const unit = read("systemd", name).replaceAll("/srv/qiying/app/node_modules/.bin/node", process.execPath);
    writeFileSync(join(scratch, name.replace("@.", name.startsWith("qiying@") ? "@8001." : "@qiying-backup.")), unit);
  }
  const units = readdirSync(scratch).filter((name) => /\.(service|timer)$/.test(name));
  const answer = runs("systemd-analyze", ["verify", ...units.map((name) => join(scratch, name))], {
    SYSTEMD_UNIT_PATH: `${scratch}:`,
  });
  if (answer === null) return skip("no systemd here");
  // Of other units of this machine it says things, too.
  expect(answer.said.split("\n").filter((line) => line.includes("qiying"))).toEqual([]);
});
