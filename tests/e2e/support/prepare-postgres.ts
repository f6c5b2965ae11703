import { prepareTestPostgres, stopTestPostgres } from "../../support/test-postgres.ts";

/** For Playwright's `globalSetup`: one PostgreSQL a run, started by the first server that needs it. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function preparePostgres(): Promise<() => Promise<void>> {
  await prepareTestPostgres();
  return stopTestPostgres;
}
