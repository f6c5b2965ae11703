import { join } from "node:path";
import { buildApp } from "../../../src/server/app.ts";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { listeningAt, listenUntilStopped } from "../../../src/server/http/listen-until-stopped.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { createAi } from "../../../src/server/ai/create-ai.ts";

/** The real server on the built page, with a clock that the parent process moves: `{ aheadMs }`. */
let aheadMs = 0;
process.on("message", (told: { aheadMs: number }) => {
  aheadMs = told.aheadMs;
  process.send?.("moved");
});
const clock = { now: () => new Date(Date.now() + aheadMs) };

const settings = readSettings(process.env);
const say = (line: string) => process.stdout.write(`${line}\n`);
const database = await openDatabase(settings, say);
const app = buildApp({
  database,
  clock,
  settings,
  secretKeys: ["only for stories about time, which pass by quickly"],
  siteUrl: () => listeningAt(app, settings.host),
  photoStorage: diskStorage(join(settings.dataDir, "photos")),
  ai: await createAi(settings, clock),
  page: { distDir: join(import.meta.dirname, "../../../dist"), keptAssetsDir: join(settings.dataDir, "assets") },
  logLevel: "warn",
});
await listenUntilStopped(app, { ...settings, stopping: new AbortController() }, say);
await database.close();
process.disconnect?.();
