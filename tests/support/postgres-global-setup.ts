import { prepareTestPostgres, stopTestPostgres } from "./test-postgres.ts";

/** For vitest's `globalSetup`: one PostgreSQL a run, started by the first test that needs it. */
export const setup = prepareTestPostgres;
export const teardown = stopTestPostgres;
