import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { COPY_COLUMNS } from "./listing-copy.ts";

const CHUNK_LENGTH = 128 * 1024;

/**
 * Writes lines of `listingLine` into the open transaction of `client`.
 * @param onRows Told now and then how many rows have been sent.
 */
export async function copyListings(
  client: pg.ClientBase,
  lines: Iterable<string>,
  onRows: (rows: number) => void = () => undefined,
): Promise<void> {
  const sink = client.query(copyFrom(`copy listing (${COPY_COLUMNS.join(", ")}) from stdin`));
  await pipeline(Readable.from(chunksOf(lines, onRows)), sink);
}

function* chunksOf(lines: Iterable<string>, onRows: (rows: number) => void): Generator<Buffer> {
  let chunk = "";
  let rows = 0;
  for (const line of lines) {
    chunk += line;
    rows += 1;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield Buffer.from(chunk);
    onRows(rows);
    chunk = "";
  }
  if (chunk !== "") yield Buffer.from(chunk);
}
