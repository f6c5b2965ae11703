import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * The database, or a transaction of it, as routes and services have it: to begin transactions and to hand to stores.
 * What is asked of it stands in the stores.
 */
export type Db = Kysely<Tables>;

/** A transaction that the caller has begun and will end. */
export type Trx = Transaction<Tables>;
