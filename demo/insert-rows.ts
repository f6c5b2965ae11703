import { sql } from "kysely";
import { isOffered, type ListingImage } from "#domain/listings/listing.ts";
import type { Trx } from "../src/server/db/db.ts";
import { LISTING_FIELD_COLUMNS } from "../src/server/listings/listing-row.ts";
import { searchColumns } from "../src/server/listings/search/search-term-store.ts";
import { columnsOf } from "../src/server/tenant-requests/request-row.ts";
import type { DemoRequest, DemoRoom } from "./demo-rows.ts";

/** A statement carries 65,535 values at most, and a row has some thirty. */
const ROWS_A_STATEMENT = 500;

/** Writes rooms. One whose id is taken stays as it is: somebody has made it their own. */
export async function insertRooms(trx: Trx, rooms: readonly DemoRoom[], today: string): Promise<void> {
  for (const some of inParts(rooms)) {
    const rows = some.map((room) => listingColumns(room, today));
    await trx
      .insertInto("listing")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Writes requests; one whose id is taken stays as it is. */
export async function insertRequests(trx: Trx, requests: readonly DemoRequest[]): Promise<void> {
  for (const some of inParts(requests)) {
    const rows = some.map((request) => Object.assign(ofDemo(request), columnsOf(request)));
    await trx
      .insertInto("tenant_request")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The columns of a demo room. `today` decides whether it is live. */
export function listingColumns(room: DemoRoom, today: string) {
  return {
    ...ofDemo(room),
    ...LISTING_FIELD_COLUMNS.toColumns(room),
    ...searchColumns(room),
    images: sql<ListingImage[]>`${JSON.stringify(room.images)}::jsonb`,
    live: isOffered(room, today),
  };
}

function ofDemo({ id, created_at }: Pick<DemoRoom, "id" | "created_at">) {
  return { id, created_at, updated_at: created_at, is_demo: true };
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT));
}
