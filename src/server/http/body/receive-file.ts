import { createHash } from "node:crypto";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addAbortSignal } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { MINUTE_MS } from "#domain/durations.ts";
import { namesIn, removeOlder } from "../../folder-files.ts";
import { isDiskFull } from "../../is-disk-full.ts";
import { HttpError } from "../errors/http-error.ts";

/** A file of a form, which lies on this machine's disk until the work with it is done: in memory, many at once would take it all. */
export interface ReceivedFile {
  path: string;
  /** Bytes. */
  size: number;
  /** The first of its bytes, which tell its format. */
  head: Buffer;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /** Removes it. Called when the work with it is done. */
  release(): void;
  /** Stands for the file where a request is written down as text, to be known again. */
  toJSON(): string;
}

/** The disk takes no file: its folder is closed to the user that the server runs as. What the message says is for the log. */
export class DiskUnavailable extends Error {
  override readonly name = "DiskUnavailable";
  /** As what it is answered. */
  readonly statusCode = 503;
}

/** How a file comes in. */
export interface ReceiveRules {
  /** Where it comes to lie. */
  path: string;
  /** Aborts the reading. */
  signal: AbortSignal;
  /** The first of its bytes, which came by an earlier request. */
  before?: Buffer;
  /** Called with the path of what has come, when no more comes. */
  onBroken?: (path: string) => Promise<void>;
}

const HEAD_BYTES = 16;
/** What people send is theirs alone, with the place and time that cameras write into it. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** Nothing takes so long to come and to be worked on. */
const RECEIVED_WITHIN_MS = 10 * MINUTE_MS;

/** Where files lie while they come in: on a disk even where the system's folder for such things is in memory. */
export function receivingFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "receiving");
}

/**
 * Reads a file of a form to the disk.
 * @param signal Aborts it. After an abort or any other failure the file is removed.
 * @throws HttpError 507 when the disk is full, DiskUnavailable when it takes nothing, and what the stream throws.
 */
export async function receiveFile(
  stream: MultipartFile["file"],
  { path, signal, before = Buffer.alloc(0), onBroken }: ReceiveRules,
): Promise<ReceivedFile> {
  const chunks: AsyncIterable<Buffer> = addAbortSignal(signal, stream);
  // Piece by piece while it comes: hashing 5 MB at once would block the event loop.
  const hash = createHash("sha256").update(before);
  let head = before.subarray(0, HEAD_BYTES);
  let size = before.length;
  try {
    const file = await onDisk(() => openNew(path));
    try {
      await onDisk(() => file.writeFile(before));
      for await (const chunk of chunks) {
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        size += chunk.length;
        hash.update(chunk);
        await onDisk(() => file.writeFile(chunk));
      }
    } finally {
      await onDisk(() => file.close());
    }
  } catch (error) {
    stream.destroy();
    if (size > before.length && !(error instanceof HttpError)) await onBroken?.(path).catch(() => undefined);
    removeReceived(path);
    throw error;
  }
  const sha256 = hash.digest("hex");
  return { path, size, head, sha256, release: () => removeReceived(path), toJSON: () => sha256 };
}

/** Removes a file that came in; one that is gone already is as well. */
export function removeReceived(path: string): void {
  // What the disk keeps all the same, the sweep removes.
  void rm(path, { force: true }).catch(() => undefined);
}

/** Removes what processes that were killed have left in the folder. Others may be receiving files there. */
export async function sweepReceived(folder: string, now: Date): Promise<void> {
  await removeOlder(folder, await namesIn(folder), new Date(now.getTime() - RECEIVED_WITHIN_MS));
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
  return open(path, "w", OWN_FILE);
}

async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new HttpError("storage_full", "Insufficient storage");
    throw new DiskUnavailable(`No file can be received: ${(error as Error).message}`, { cause: error });
  }
}
