import { existsSync } from "node:fs";
import { installSystemPackages } from "./system-packages.ts";

const BINARIES = "/usr/lib/postgresql/15/bin";

/**
 * The oldest PostgreSQL that the server supports, from the system's packages.
 * @returns Its folder of programs.
 * @throws When it is neither there nor to be had: a green run must not have skipped it.
 */
export async function ensurePostgres15(): Promise<string> {
  if (!existsSync(`${BINARIES}/postgres`)) installSystemPackages("postgresql-15");
  if (!existsSync(`${BINARIES}/postgres`)) {
    throw new Error(`PostgreSQL 15 is neither at ${BINARIES} nor to be installed as the package postgresql-15.`);
  }
  return BINARIES;
}
