import { Zip, ZipDeflate } from "fflate";

/** A file that goes into a .zip. */
export interface ZippedFile {
  /** Its path in the archive. */
  name: string;
  /** Whether its bytes are compressed already, as those of photos are. */
  isCompressed: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * The bytes of a .zip, made while the files are read: one chunk of one file at a time is in memory.
 * @param at When the files were written, as the archive tells.
 * @throws what reading a file throws; what has come until then cannot be opened, for an archive's index is at its end.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array, void> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    made.push(bytes);
  });
  function* taken() {
    const bytes = made;
    made = [];
    yield* bytes;
  }
  for await (const { name, isCompressed, content } of files) {
    // Level 0 rather than 'stored': of a stored file some readers want the size before its bytes, where it is not known yet.
    const file = new ZipDeflate(name, { level: isCompressed ? 0 : 6 });
    file.mtime = at;
    zip.add(file);
    for await (const bytes of content) {
      file.push(bytes);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
