/** An answer that is sent while it is made, because the whole would take too much memory or time. */
export class StreamedAnswer {
  /** Of one JSON text or file, in order. */
  readonly pieces: AsyncIterable<string | Uint8Array>;

  constructor(pieces: AsyncIterable<string | Uint8Array>) {
    this.pieces = pieces;
  }
}

/**
 * The pieces of an object whose last field is a list that is made item by item.
 * @param fields All other fields.
 */
export async function* objectWithList(
  fields: object,
  list: string,
  items: AsyncIterable<object>,
): AsyncGenerator<string, void> {
  const head = JSON.stringify({ ...fields, [list]: [] });
  yield head.slice(0, -"]}".length);
  let comma = "";
  for await (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ",";
  }
  yield "]}";
}
