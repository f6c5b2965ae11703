import { join } from "node:path";
import { buildApp } from "./app.ts";
import { sweepMailedTokens } from "./auth/mailed-token.ts";
import { passwords } from "./auth/passwords.ts";
import { sweepSessions } from "./auth/sessions.ts";
import { sweepCodes } from "./auth/verification-code.ts";
import { systemClock, londonToday } from "./clock.ts";
import { openDatabase } from "./db/open-database.ts";
import { ensureDemoUser } from "./db/demo-data/demo-user.ts";
import { loadDemoData } from "./db/demo-data/load-demo-data.ts";
import { sweepSteadily } from "./db/sweep-steadily.ts";
import { listeningAt, listenUntilStopped } from "./http/listen-until-stopped.ts";
import { sweepLimits } from "./limits/rate-limits.ts";
import { retireEndedDaily } from "./listings/retire-ended-daily.ts";
import { mailSender } from "./mail/send-mails-steadily.ts";
import { mailTransport } from "./mail/transport.ts";
import { keepAssets } from "./page/keep-assets.ts";
import { demoPhoto } from "./photos/demo-photos/demo-photo.ts";
import { readSettings, settingsHelp } from "./settings.ts";
import { firstSuperuserOf } from "./settings/first-superuser-of.ts";
import { secretKeyOf } from "./settings/secret-key.ts";
import { ensureFirstSuperuser } from "./users/first-superuser.ts";

const DIST_DIR = join(import.meta.dirname, "../../dist");
const SWEEPS = [sweepSessions, sweepLimits, sweepCodes, sweepMailedTokens];

if (process.argv.includes("--help")) say(settingsHelp());
else await start().catch(fail);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const firstSuperuser = firstSuperuserOf(settings, say);
  const clock = systemClock;
  const secretKey = await secretKeyOf(settings);
  const database = await openDatabase(settings, say);
  try {
    const today = londonToday(clock, settings.today);
    if (settings.demoData) await loadDemoData(database.pool, { today: today(), now: clock.now(), log: say });
    const accounts = { db: database.kysely, clock, passwords: passwords(), log: say };
    if (firstSuperuser !== undefined) await ensureFirstSuperuser(firstSuperuser, accounts);
    if (settings.demoData) await ensureDemoUser(accounts);
    const page = { distDir: DIST_DIR, keptAssetsDir: join(settings.dataDir, "assets") };
    await keepAssets(page.distDir, page.keptAssetsDir, clock.now());
    const photosDir = join(settings.dataDir, "photos");
    const app = buildApp({
      database,
      clock,
      settings,
      secretKey,
      siteUrl,
      findPhoto: (photoId, width) => demoPhoto(photosDir, photoId, width),
      page,
      logLevel: "info",
    });
    const mailing = mailSender({
      db: database.kysely,
      clock,
      secretKey,
      transport: mailTransport({ ...settings, folder: join(settings.dataDir, "mail"), log: app.log }),
      site: () => ({ url: siteUrl(), supportEmail: settings.supportEmail }),
      log: app.log,
    });
    app.addHook("onListen", () => mailing.start());
    const sweeping = sweepSteadily(database.kysely, { clock, sweeps: SWEEPS, log: app.log });
    const retiring = retireEndedDaily(database.kysely, { today, log: app.log });
    await listenUntilStopped(app, settings, say);
    retiring.stop();
    sweeping.stop();
    await mailing.stop();

    function siteUrl(): string {
      return settings.publicUrl ?? listeningAt(app, settings.host);
    }
  } finally {
    await database.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
