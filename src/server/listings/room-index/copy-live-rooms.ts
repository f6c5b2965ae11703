import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { readCopyRows } from "./copy-rows.ts";

/** One live room as the index takes it; the views are good until the next one. */
export interface LiveRoom {
  id: Buffer;
  city: Buffer;
  isStudent: boolean;
  pricePence: number;
  /** Days since 2000-01-01; an open side is the least or largest 32-bit integer. */
  beginDay: number;
  endDay: number;
}

/**
 * Reads every live room that came no later than an instant, newest first: first all facts, then all search texts
 * in the same order, both as they were at one moment.
 */
export async function copyLiveRooms(
  client: pg.ClientBase,
  until: Date,
  onFacts: (room: LiveRoom) => void,
  onText: (searchText: Buffer) => void,
): Promise<void> {
  await client.query("begin transaction isolation level repeatable read, read only");
  const facts = copyOf("id, city, property_type = 'student', price_pence, begin_date, end_date", until);
  await readCopyRows(client.query(copyTo(facts)), (fields) => onFacts(liveRoom(fields)));
  await readCopyRows(client.query(copyTo(copyOf("search_text", until))), ([text]) => onText(required(text)));
  await client.query("commit");
}

// Each of the two reads stays within one covering index.
function copyOf(columns: string, until: Date): string {
  return `copy (
    select ${columns} from listing where live and created_at <= '${until.toISOString()}'
    order by created_at desc, id desc
  ) to stdout (format binary)`;
}

function liveRoom([id, city, student, price, begin, end]: Buffer[]): LiveRoom {
  return {
    id: required(id),
    city: required(city),
    isStudent: required(student).readUInt8() === 1,
    pricePence: required(price).readInt32BE(),
    beginDay: required(begin).readInt32BE(),
    endDay: required(end).readInt32BE(),
  };
}

function required(field: Buffer | undefined): Buffer {
  if (field === undefined) throw new Error("A row came without one of its fields");
  return field;
}
