import { Dexie, type EntityTable } from "dexie";
import { guardDatabase } from "../databases/guard-database.ts";
import { LOG_DATABASE } from "../databases/database-names.ts";
import type { LoggedEvent } from "./logged-event.ts";

/** A noted event with its place in the order of all. */
export interface EventRow extends LoggedEvent {
  seq: number;
  /** By the phone's clock, epoch milliseconds. */
  at: number;
  /** Who noted it. */
  by: "page" | "worker";
}

export class LogDatabase extends Dexie {
  declare events: EntityTable<EventRow, "seq">;

  constructor() {
    super(LOG_DATABASE);
    guardDatabase(this, "go-without");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({ events: "++seq" });
  }
}

let database: LogDatabase | undefined;

/** The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function logDatabase(): LogDatabase {
  database ??= new LogDatabase();
  return database;
}
