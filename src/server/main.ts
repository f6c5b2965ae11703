import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Ai } from "./ai/ai.ts";
import { buildApp } from "./app.ts";
import { hashingProcess } from "./auth/hashing-process.ts";
import { OWASP_COST, passwords } from "./auth/passwords.ts";
import { fail, say } from "./command-line.ts";
import { startBackgroundJobs } from "./jobs/background-jobs.ts";
import { systemClock, londonToday, type Clock } from "./clock.ts";
import type { Database } from "./db/connect.ts";
import { openDatabase } from "./db/open-database.ts";
import { mailFolderOf } from "./mail/transport.ts";
import { logTarget } from "./http/log/log-target.ts";
import { listeningAt, listenUntilStopped } from "./http/listen-until-stopped.ts";
import { keptAssets } from "./page/kept-assets.ts";
import { retainAssets } from "./page/retain-assets.ts";
import type { PhotoStorage } from "./photos/storage/photo-storage.ts";
import { readSettings, settingsHelp, type Settings } from "./settings/settings.ts";
import { readFirstSuperuser } from "./users/read-first-superuser.ts";
import { createAi } from "./ai/create-ai.ts";
import { createPhotoStorage, s3Store } from "./photos/storage/create-photo-storage.ts";
import type { S3Objects } from "./photos/storage/s3-objects.ts";
import type { SecretKeys } from "./secret-keys.ts";
import { readSecretKeys } from "./settings/read-secret-keys.ts";
import type { Tracing } from "./tracing/start-tracing.ts";
import { ensureFirstSuperuser } from "./users/admin/first-superuser.ts";

const DIST_DIR = join(import.meta.dirname, "../../dist");

if (process.argv.includes("--help")) say(settingsHelp());
else await start().catch(fail);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const firstSuperuser = readFirstSuperuser(settings, say);
  const store = s3Store(settings);
  const storage = createPhotoStorage(settings, store);
  // oxlint-disable-next-line no-restricted-imports -- The one way in: without demo data none of it is loaded.
  const demo = settings.demoData ? (await import("../../demo/demo-world.ts")).demoWorld : null;
  const photoStorage = demo?.withPhotos(storage) ?? storage;
  const clock = systemClock;
  const ai = await createAi(settings, clock);
  const secretKeys = await readSecretKeys(settings);
  const database = await openDatabase(settings, say);
  try {
    const today = londonToday(clock, settings.today);
    const accounts = { db: database.kysely, clock, passwords: passwords(), log: say };
    if (firstSuperuser !== undefined) await ensureFirstSuperuser(firstSuperuser, accounts);
    await demo?.fill({ ...accounts, database, today });
    await serve({ database, clock, settings, secretKeys, today, store, photoStorage, ai });
  } finally {
    await database.close();
  }
}

interface Parts {
  database: Database;
  clock: Clock;
  settings: Settings;
  /** The calendar day in London. */
  today: () => string;
}

interface ServedParts extends Parts {
  secretKeys: SecretKeys;
  /** The S3-compatible store; null without one. */
  store: S3Objects | null;
  photoStorage: PhotoStorage;
  ai: Ai;
}

async function serve(parts: ServedParts): Promise<void> {
  const { clock, settings } = parts;
  const page = { distDir: DIST_DIR, keptAssetsDir: join(settings.dataDir, "assets") };
  // A disk without room keeps nothing from starting: tabs that are open may miss a file of the build before.
  await retainAssets(page.distDir, page.keptAssetsDir, clock.now()).catch((error: Error) =>
    say(`The page's files are not kept on this machine: ${error.message}`),
  );
  const kept = parts.store && keptAssets({ db: parts.database.kysely, objects: parts.store });
  // Before a phone is sent this build's page: its next request may go to a server of the build before.
  await kept
    ?.keep(page.distDir, clock.now())
    .catch((error: Error) => say(`The page's files are not in the store yet: ${error.message}`));
  const siteUrl = (): string => settings.publicUrl ?? listeningAt(app, settings.host);
  const stopping = new AbortController();
  const { logLevel } = settings;
  const mailFolder = mailFolderOf(settings);
  const tracing = await traced(settings, () => app.log);
  const logTo = logTarget(process.stdout.fd);
  process.on("exit", () => logTo.flush());
  const hashing = hashingProcess();
  const hashed = passwords(OWASP_COST, settings.passwordWorkers, hashing);
  const prepared = hashing
    .start()
    .then(hashed.prepare)
    .catch(() => say("Passwords cannot be checked yet: /ready says so until they can."));
  const app = buildApp({
    ...parts,
    siteUrl,
    page: { ...page, keptAssets: kept },
    passwords: hashed,
    mailFolder,
    logLevel,
    logTo,
    isTraced: tracing !== null,
    stopping: stopping.signal,
  });
  tellOfCrash(app.log);
  if (settings.production && settings.publicUrl === undefined) {
    say("PUBLIC_URL is not set: links in mails will lead to the address that this server listens on.");
  }
  const jobs = startBackgroundJobs({ ...parts, app, siteUrl, keptAssets: kept });
  try {
    // The first to log in would wait for it, while a busy machine starts everything else.
    await prepared;
    await listenUntilStopped(app, { ...settings, stopping }, say);
  } finally {
    // Also where the port is taken: a job without its database would say more of that than the reason why.
    hashing.close();
    await jobs.stop();
    await tracing?.stop();
  }
}

/** Sends traces where the settings say so; null where not, and then nothing of the SDK is loaded. */
async function traced(settings: Settings, log: () => FastifyBaseLogger): Promise<Tracing | null> {
  const { otlpEndpoint: endpoint, tracedShare: share } = settings;
  if (endpoint === undefined) return null;
  const { startTracing } = await import("./tracing/start-tracing.ts");
  return startTracing({
    endpoint,
    share,
    log: { info: (line) => log().info(line), warn: (fields, line) => log().warn(fields, line) },
  });
}

/**
 * An error that was not caught leaves the process in an unknown state: it says so in the log's own form, without what
 * people have typed, and ends; its supervisor starts another.
 */
function tellOfCrash(log: FastifyBaseLogger): void {
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "ended by a mistake that nobody has caught");
    process.exit(1);
  });
}
