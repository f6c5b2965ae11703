/**
 * Reads PostgreSQL's binary COPY format: gives the fields of each row as views into the received bytes, valid
 * until the next row.
 */
export async function readCopyRows(chunks: AsyncIterable<Buffer>, onRow: (fields: Buffer[]) => void): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let headerRead = false;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const start = headerRead ? 0 : HEADER_BYTES;
    if (bytes.length < start) {
      rest = bytes;
      continue;
    }
    headerRead = true;
    rest = bytes.subarray(readWholeRows(bytes, start, onRow));
  }
}

const HEADER_BYTES = 19;
const END = -1;

/** Reads the rows that are there in full; answers where the first other one begins. */
function readWholeRows(bytes: Buffer, start: number, onRow: (fields: Buffer[]) => void): number {
  let row = start;
  const fields: Buffer[] = [];
  while (row + 2 <= bytes.length) {
    const count = bytes.readInt16BE(row);
    if (count === END) return bytes.length;
    let at = row + 2;
    for (let index = 0; index < count; index++) {
      if (at + 4 > bytes.length) return row;
      const length = bytes.readInt32BE(at);
      at += 4;
      if (at + length > bytes.length) return row;
      fields[index] = bytes.subarray(at, at + length);
      at += length;
    }
    onRow(fields);
    row = at;
  }
  return row;
}
