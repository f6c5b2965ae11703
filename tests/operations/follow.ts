import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installSystemPackages } from "../support/system-packages.ts";
import { ensurePostgres15 } from "../support/ensure-postgres-15.ts";
import { startS3Server } from "../support/s3-server.ts";
import { markedBlocks, readOperations, ROOT } from "./marked-blocks.ts";
import { freePorts, prepareNginx, startMailServer, startPostgres } from "./machine.ts";
import { openShell } from "./shell.ts";
import { visitor } from "./visitor.ts";

/**
 * `npm run test:operations`: follows the pages of docs/operations word by word on an empty folder, with a real PostgreSQL, nginx, mail server
 * and store, and is a visitor in between. What differs from a real server is said in `names`, and the ports; what needs systemd,
 * Docker or a public name is not marked in the document. As root, for PostgreSQL's own account.
 */
const binaries = await ensurePostgres15();
if (!has("nginx") && !installSystemPackages("nginx-light")) throw new Error("There is no nginx, and none to be had.");

const place = mkdtempSync(join(tmpdir(), "qiying-operations-"));
execFileSync("chmod", ["711", place]);
const [http, https, first, second, postgresPort] = await freePorts(5);
const postgres = await startPostgres(binaries, join(place, "postgres"), postgresPort);
const mails = await startMailServer();
const s3 = await startS3Server();
prepareNginx(join(place, "nginx"));
for (const folder of ["site", "bin"]) mkdirSync(join(place, folder));

const NAMES = {
  REPOSITORY: ROOT,
  DOMAIN: "localhost",
  PUBLIC_URL: `https://localhost:${https}`,
  LISTEN: "127.0.0.1",
  SITE: join(place, "site"),
  ETC: join(place, "etc"),
  DATA: join(place, "data"),
  BACKUPS: join(place, "backups"),
  // Somebody who may write nowhere but where the document says.
  ACCOUNT: "nobody",
  MANAGER: "processes",
  BIN: join(place, "bin"),
  NGINX_DIR: join(place, "nginx"),
  CERTIFICATES: join(place, "certificates"),
  PGHOST: postgres.socketDir,
  PGPORT: String(postgresPort),
  POSTGRES_SERVICE: postgres.service,
  ARCHIVE: join(place, "archive"),
  SMTP_URL: mails.url,
  SUPPORT_EMAIL: "help@example.org",
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.account.bucket,
  S3_REGION: s3.account.region,
  S3_ACCESS_KEY_ID: s3.account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
};
const UNTIL_READY = "curl --silent --fail --output /dev/null --retry 120 --retry-delay 1 --retry-all-errors";
const PORTS: readonly [shown: RegExp, used: number][] = [
  [/\b8001\b/g, first],
  [/\b8002\b/g, second],
];

const shell = openShell({
  // The packaged Node for this script's shell; the self-signed certificate for the doctor's eyes.
  PATH: `${NAMES.BIN}:${binaries}:${process.env["PATH"]}`,
  QIYING_CONF: join(NAMES.ETC, "site.conf"),
  NODE_EXTRA_CA_CERTS: join(NAMES.CERTIFICATES, "fullchain.pem"),
});
const people = visitor(NAMES.PUBLIC_URL, mails);
let moment = "";

/** What is asked of the site after a block. */
const AFTER: Record<string, () => Promise<void>> = {
  nginx: () => people.arrive(),
  look: async () => {
    await people.post("Before the backup");
    await withoutDatabase();
  },
  backup: () => people.post("After the backup"),
  base: async () => {
    await people.post("Before the moment");
    moment = (await shell.run('qiying psql <<< "select clock_timestamp()"')).trim();
    await people.post("After the moment");
  },
  upgrade: async () => {
    await people.read(["Before the backup", "After the backup", "After the moment"]);
    await people.post("After the upgrade");
  },
  "back-to": async () => {
    await people.read(["Before the backup", "After the backup", "Before the moment"]);
    await people.miss("After the moment");
    await people.post("After going back");
  },
  restore: async () => {
    // The upgrade began with a backup.
    await people.read(["Before the moment", "After the moment"]);
    await people.miss("After the upgrade");
    await people.miss("After going back");
    await people.post("After the restore");
  },
  "roll-back": () => people.read(["Before the backup", "After the restore"]),
};

/** The text of a block that is another in this run. */
const SAID_HERE: Record<string, () => string> = {
  names: namesHere,
  "back-to": () => `qiying back-to '${moment}'`,
};

/** The words that a block has to print. */
const PRINTS: Record<string, RegExp> = {
  rehearse: /Files of its photos: 3\.\nIts rooms: 1, the latest posted 20/,
};

try {
  await follow();
  console.log("docs/operations leads from an empty folder to a running site, and on.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await shell
    .run(`kill $(cat "$DATA"/*.pid "$NGINX_DIR/nginx.pid" 2> /dev/null) 2> /dev/null; wait; true`)
    .catch(() => undefined);
  shell.close();
  await Promise.all([postgres.stop(), mails.close(), s3.close()]);
  rmSync(place, { recursive: true, force: true });
}

async function follow(): Promise<void> {
  const blocks = markedBlocks(readOperations());
  const missing = Object.keys(AFTER).filter((name) => blocks.every((block) => block.name !== name));
  if (missing.length > 0) throw new Error(`The documents have no block ${missing.join(", ")} any more.`);
  for (const { name, script } of blocks) {
    const started = performance.now();
    if (name === "names") checkNames(script);
    // While servers restart nobody who reads is refused.
    const reading = name === "upgrade" || name === "roll-back" ? people.keepReading() : null;
    const printed = await shell.run(SAID_HERE[name]?.() ?? withPorts(script));
    const expected = PRINTS[name];
    if (expected && !expected.test(printed)) throw new Error(`The block ${name} printed:\n${printed}`);
    if (name === "balancer") await shell.run(portsOfNginx());
    const answered = await reading?.stop();
    if (answered !== undefined) console.log(`  ${answered} readings meanwhile, each answered`);
    await AFTER[name]?.();
    console.log(`  followed  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** The document names exactly what this run names. */
function checkNames(script: string): void {
  const named = [...script.matchAll(/(?:^export |\s)([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name).sort();
  const here = Object.keys(NAMES).sort();
  if (named.join() !== here.join())
    throw new Error(`The block names says ${named.join()}, and this test ${here.join()}.`);
}

/** Lists say when to ask again while the database is stopped, and the page is there as before. */
async function withoutDatabase(): Promise<void> {
  await shell.run("$POSTGRES_SERVICE stop");
  await people.meetNoDatabase();
  await shell.run("$POSTGRES_SERVICE start");
  for (const port of [first, second]) await shell.run(`${UNTIL_READY} http://127.0.0.1:${port}/ready`);
}

function namesHere(): string {
  return Object.entries(NAMES)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join("\n");
}

function withPorts(script: string): string {
  return PORTS.reduce((text, [shown, used]) => text.replaceAll(shown, String(used)), script);
}

// In the copy of the proxy's file, as the document has put it into place.
function portsOfNginx(): string {
  const swaps = [
    `s/:8001/:${first}/`,
    `s/:8002/:${second}/`,
    `s/443 ssl/${https} ssl/`,
    `s/listen \\(\\[::\\]:\\)\\?80;/listen \\1${http};/`,
    `s#/var/lib/nginx/#${place}/nginx/#`,
  ];
  return `sed -i ${swaps.map((swap) => `-e '${swap}'`).join(" ")} "$NGINX_DIR/conf.d/qiying.conf" && nginx -q -t -c "$NGINX_DIR/nginx.conf"`;
}

function has(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
