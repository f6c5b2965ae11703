import { hash } from "node:crypto";

/** A photo as it left the phone. */
export interface SentPhoto {
  uuid: string;
  bytes: Buffer;
  /** Of the bytes, hex. */
  sha256: string;
}

/** Reads an upload's multipart body: the file's bytes and the photo's uuid. */
export function photoIn(body: Buffer, contentType: string): SentPhoto | null {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const parts = new Map(partsOf(body, `--${boundary}`));
  const [file, uuid] = [parts.get("file"), parts.get("uuid")];
  if (file === undefined || uuid === undefined) return null;
  return { uuid: uuid.toString(), bytes: file, sha256: hash("sha256", file) };
}

function* partsOf(body: Buffer, mark: string): Generator<[name: string, content: Buffer]> {
  for (let at = body.indexOf(mark); at !== -1;) {
    const next = body.indexOf(mark, at + mark.length);
    if (next === -1) return;
    const part = body.subarray(at + mark.length + 2, next - 2);
    const end = part.indexOf("\r\n\r\n");
    const name = /name="([^"]+)"/.exec(part.subarray(0, end).toString())?.[1];
    if (name !== undefined) yield [name, part.subarray(end + 4)];
    at = next;
  }
}
