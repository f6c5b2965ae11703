import { join } from "node:path";
import { buildApp } from "./app.ts";
import { systemClock, londonToday } from "./clock.ts";
import { openDatabase } from "./db/open-database.ts";
import { loadDemoData } from "./db/demo-data/load-demo-data.ts";
import { listenUntilStopped } from "./http/listen-until-stopped.ts";
import { retireEndedDaily } from "./listings/retire-ended-daily.ts";
import { keepAssets } from "./page/keep-assets.ts";
import { demoPhoto } from "./photos/demo-photos/demo-photo.ts";
import { readSettings, settingsHelp } from "./settings.ts";
import { secretKeyOf } from "./settings/secret-key.ts";

const DIST_DIR = join(import.meta.dirname, "../../dist");

if (process.argv.includes("--help")) say(settingsHelp());
else await start().catch(fail);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const clock = systemClock;
  const secretKey = await secretKeyOf(settings);
  const database = await openDatabase(settings, say);
  try {
    const today = londonToday(clock, settings.today);
    if (settings.demoData) await loadDemoData(database.pool, { today: today(), now: clock.now(), log: say });
    const page = { distDir: DIST_DIR, keptAssetsDir: join(settings.dataDir, "assets") };
    await keepAssets(page.distDir, page.keptAssetsDir, clock.now());
    const photosDir = join(settings.dataDir, "photos");
    const app = buildApp({
      database,
      clock,
      settings,
      secretKey,
      findPhoto: (photoId, width) => demoPhoto(photosDir, photoId, width),
      page,
      logLevel: "info",
    });
    const retiring = retireEndedDaily(database.kysely, { today, log: app.log });
    await listenUntilStopped(app, settings, say);
    retiring.stop();
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
