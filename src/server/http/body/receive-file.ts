import { createHash } from "node:crypto";
import type { MultipartFile } from "@fastify/multipart";
import { inTurn } from "../in-turn.ts";

/** A file of a form, as its bytes came. */
export interface ReceivedFile {
  bytes: Buffer;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /**
   * Gives its memory back at once, and the bytes with it: the collector of garbage would let many files wait for it.
   * Called when the work with it is done.
   */
  release(): void;
  /** Stands for the file where a request is written down as text, to be known again. */
  toJSON(): string;
}

/**
 * Reads a file of a form into memory.
 * @param most Bytes that may come. The system gives so many their address at once, and memory as they come.
 */
export async function receiveFile(stream: MultipartFile["file"], most: number): Promise<ReceivedFile> {
  const space = Buffer.allocUnsafeSlow(most);
  // Piece by piece while it comes: hashing 5 MB at once would block the event loop.
  const hash = createHash("sha256");
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.copy(space, length);
    hash.update(chunk);
    // Of many files that come at once one goes on in each round of the event loop, and what others ask goes between.
    await new Promise<void>(inTurn);
  }
  const sha256 = hash.digest("hex");
  const release = (): void => void space.buffer.transfer(0);
  return { bytes: space.subarray(0, length), sha256, release, toJSON: () => sha256 };
}
