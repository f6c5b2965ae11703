import { tmpdir } from "node:os";
import { builtInAi } from "../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../src/server/app.ts";
import { systemClock } from "../../src/server/clock.ts";
import { connect } from "../../src/server/db/connect.ts";
import { diskStorage } from "../../src/server/photos/storage/disk-storage.ts";
import { readSettings } from "../../src/server/settings/settings.ts";

/** The app as a process of its own, to be killed: `<database url> <photos folder> <secret key>`; tells its address. */
const [databaseUrl = "", photosDir = "", secretKey = ""] = process.argv.slice(2);

const app = buildApp({
  database: connect(databaseUrl),
  clock: systemClock,
  settings: { ...readSettings({}), dataDir: tmpdir(), apiDocs: false, rateLimits: false },
  secretKeys: [secretKey],
  siteUrl: () => "http://127.0.0.1",
  photoStorage: diskStorage(photosDir),
  ai: builtInAi(),
  page: null,
  logLevel: "silent",
});
process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));
