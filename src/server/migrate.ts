import { fail, say } from "./command-line.ts";
import { SettingError } from "./settings/parse-setting.ts";
import { readSettings } from "./settings/settings.ts";
import { connect } from "./db/connect.ts";
import { grantUse } from "./db/grant-use.ts";
import { migrate } from "./db/migrate.ts";

/** `npm run migrate`: brings the database to this version, and lets the server's role use what is there. */
async function main(): Promise<void> {
  const { databaseUrl, databaseMigrationUrl } = readSettings(process.env);
  if (databaseUrl === undefined) {
    throw new SettingError("DATABASE_URL is not set: the embedded database is migrated whenever the server starts.");
  }
  const database = connect(databaseMigrationUrl ?? databaseUrl);
  try {
    await migrate(database, say);
    const role = await grantUse(database, databaseUrl);
    say(role === null ? "The database is up to date." : `The database is up to date, and ${role} may use it.`);
  } finally {
    await database.close();
  }
}

await main().catch(fail);
