import { Kysely, PostgresDialect, type Logger } from "kysely";
import { builtInAi } from "../../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../../src/server/app.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { systemClock } from "../../../src/server/clock.ts";
import { boundedConnections } from "../../../src/server/db/bounded-connections.ts";
import { connect } from "../../../src/server/db/connect.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { Tables } from "../../../src/server/db/tables.ts";
import type { Said, Statement, Told } from "./child-protocol.ts";

// Under load nobody asks for them.
const MOST_KEPT = 20;

// The app as it is, with an ear on the statements that it sends.
const database = connect(process.argv[2] ?? "");
let statements: Statement[] = [];
const { pool } = database;
const log: Logger = ({ query }) => {
  if (statements.length < MOST_KEPT) statements.push({ text: query.sql, values: query.parameters });
};
const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
const app = buildApp({
  database: { kysely, pool, searches: boundedConnections(pool, { most: 6, log }) },
  clock: systemClock,
  settings: { ...readSettings({}), apiDocs: false, rateLimits: false },
  siteUrl: () => "http://127.0.0.1",
  secretKeys: ["only for benchmarks, which sign nothing"],
  photoStorage: diskStorage("/nonexistent"),
  ai: builtInAi(),
  page: null,
  logLevel: "warn",
});
tell({ listening: await app.listen({ host: "127.0.0.1", port: 0 }) });

process.on("message", async (told: Told) => {
  if ("statements" in told) {
    tell({ statements });
    statements = [];
  }
  if (!("stop" in told)) return;
  await app.close();
  await database.close();
  process.disconnect?.();
});

function tell(said: Said): void {
  process.send?.(said);
}
