import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Migration {
  number: number;
  /** The file's name, `001-rooms-and-requests.sql`. */
  name: string;
  sql: string;
  /**
   * The youngest migration that a build has to know to run on the schema after this one; 0 where every build that runs on the
   * schema before it runs on this one, too.
   */
  needs: number;
  /** SHA-256 of the text, in hex; the same whether the file was checked out with LF or CRLF. */
  checksum: string;
}

/** How a migration says that builds from before are not to run on it: see README.md. */
const NEEDS = /^-- Needs builds that know migration (\d{3})\.$/m;
const NAME = /^(\d{3})-[a-z0-9-]+\.sql$/;

/** The migrations of a directory in order. Throws when a name has another shape, or a number is missing or doubled. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)));
  migrations.forEach(({ name, number }, index) => {
    if (number === migrations[index - 1]?.number) {
      throw new Error(`Two migrations have the number of ${name}. Give one of them the next free number.`);
    }
    if (number !== index + 1) {
      throw new Error(`Before ${name} a migration is missing: the numbers must run from 001 without a gap.`);
    }
  });
  return migrations;
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = Number(NAME.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) {
    throw new Error(`${name} is no name for a migration. Call it like 002-what-it-adds.sql.`);
  }
  const sql = (await readFile(join(directory, name), "utf8")).replaceAll("\r\n", "\n");
  const needs = Number(NEEDS.exec(sql)?.[1] ?? 0);
  if (needs > number) throw new Error(`${name} needs builds that know a later migration than itself.`);
  return { number, name, sql, needs, checksum: createHash("sha256").update(sql).digest("hex") };
}
