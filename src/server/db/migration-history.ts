import type { Migration } from "./read-migrations.ts";

/** A row of `schema_migration`: a file that ran on this database. */
export interface Applied {
  number: number;
  name: string;
  checksum: string;
  needs: number;
}

/** SQL: all rows of the history, in order. */
export const HISTORY = "select * from schema_migration order by number";

/** @throws With what to do, when this build cannot work on a database with this history. */
export function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  applied.forEach((past, index) => {
    const file = migrations[index];
    if (past.number !== index + 1) {
      throw new Error(`The database's history lacks migration ${index + 1}. Restore the table schema_migration.`);
    }
    if (file === undefined) {
      // Expand, then contract: a younger build may have added what this one does without.
      if (past.needs <= migrations.length) return;
      throw new Error(
        `The database is newer than this version of Qiying: it already has ${past.name}. ` +
          "Start the newer version, or restore a backup from before the upgrade.",
      );
    }
    if (file.checksum !== past.checksum) {
      throw new Error(
        `The database was made with another schema: its ${past.name} is not the ${file.name} of this version. ` +
          "Until version 3.0.0 the files of the schema may change, and no database is carried over. Make a new one: " +
          "without DATABASE_URL, stop all servers and delete the folder postgres in DATA_DIR; otherwise create an empty database " +
          "and write its address into DATABASE_URL.",
      );
    }
  });
}
