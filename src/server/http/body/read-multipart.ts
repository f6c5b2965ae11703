import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type, type TSchema } from "typebox";
import { MINUTE_MS } from "#domain/durations.ts";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { isOwnUuid } from "#domain/own-uuid.ts";
import { HttpError, unprocessable } from "../errors/http-error.ts";
import type { UploadKey } from "./begun-upload-store.ts";
import { fieldChecker } from "./read-body.ts";
import { removeReceived } from "./receive-file.ts";
import { receiveForm } from "./receive-form.ts";
import type { ReceivingSpace } from "./receiving-space.ts";
import { withStallTimeout } from "./stall-timeout.ts";

/** Boundaries, headers and texts around a file: far more than a browser sends. */
const AROUND_FILE_BYTES = 32 * 1024;
const MIB = 1024 * 1024;
const MOST_OF_ONE_SENDER = 16;

/** How forms with a file are let in. */
export const FORM_TIMEOUTS = {
  stalledMs: 30_000,
  // A third of a kilobyte a second: 2G at its worst gives twenty times as much.
  leastBytes: 8 * 1024,
  wholeMs: 5 * MINUTE_MS,
  mostBytes: 2 * MAX_PHOTO_BYTES,
  /** After a refusal, for a sender who is still at it: a connection cut off would take the answer with it. */
  lingerMs: 5000,
  /** After the refusal of what has come already: on a slow line each byte costs, and the sender goes on without the answer too. */
  furtherLingerMs: 500,
  /** A file that took so long to arrive is kept for a repetition. */
  slowMs: 5000,
};
/** For files that are on their way in by any call of an app, in bytes: of all senders, and of one. */
export function formSpace(megabytes: number): { all: number; each: number } {
  return { all: megabytes * MIB, each: Math.min(megabytes, MOST_OF_ONE_SENDER) * MIB };
}

/** What has come of files whose sending broke off. */
export interface BegunUploads {
  read: (key: UploadKey) => Promise<Buffer | undefined>;
  keep: (key: UploadKey, bytes: Buffer) => Promise<void>;
}

/** Reads the form of a request whose sender counts as `sender`: its texts, and its file as a ReceivedFile. */
export type ReadForm = (request: FastifyRequest, reply: FastifyReply, sender: string) => Promise<object>;

/**
 * Makes a reader of multipart forms with one file.
 * The reader throws HttpError 415 for another format, 413 for a larger file, 503 while too much is on its way in,
 * 408 for a sender who stalls, 422 with the fields at fault, and what receiveForm throws.
 * @param tooLarge What is said of a larger file.
 * @param folder Where files lie until the work with them is done.
 */
export function formReader(
  schema: TSchema,
  tooLarge: string,
  {
    space,
    folder,
    begun,
    timeouts = FORM_TIMEOUTS,
  }: { space: ReceivingSpace; folder: string; begun: BegunUploads; timeouts?: typeof FORM_TIMEOUTS },
): ReadForm {
  const { fileField, textSchema, textFields } = fieldsOf(schema);
  const checkTexts = fieldChecker(textSchema);
  return async (request, reply, sender) => {
    if (!request.isMultipart()) throw new HttpError("unsupported_media_type", "Unsupported Media Type");
    const declared = declaredLength(request);
    if (declared !== null && declared > MAX_PHOTO_BYTES + AROUND_FILE_BYTES)
      throw new HttpError("photo_too_large", tooLarge);
    const mostBytes = Math.min(declared ?? MAX_PHOTO_BYTES, MAX_PHOTO_BYTES);
    const { socket } = request.raw;
    const before = socket.bytesRead;
    let hasCome = false;
    const cutOff = Promise.withResolvers<never>();
    // Until the answer has gone: the file is worked on meanwhile.
    const giveBack = space.take(sender, {
      bytes: mostBytes,
      received: () => (hasCome ? mostBytes : socket.bytesRead - before),
      cut: cutOff.reject,
    });
    reply.raw.once("close", giveBack).once("finish", giveBack);
    const path = join(folder, randomUUID());
    const givenUp = new AbortController();
    let comeBefore = 0;
    const beganAt = performance.now();
    const keepCome = async ({ uuid }: Record<string, string>, path: string): Promise<void> => {
      const bytes = await readFile(path);
      if (uuid === undefined || !isOwnUuid(uuid.toLowerCase()) || bytes.length > MAX_PHOTO_BYTES) return;
      await begun.keep({ accountId: sender, uuid: uuid.toLowerCase() }, bytes);
    };
    const receiving = receiveForm(request, {
      fileField,
      textFields,
      mostBytes,
      tooLarge,
      path,
      signal: givenUp.signal,
      async before(texts) {
        const bytes = await bytesBefore(begun, sender, texts);
        comeBefore = bytes.length;
        return bytes;
      },
      onBroken: keepCome,
    });
    try {
      const { file, texts } = await withStallTimeout(socket, timeouts, Promise.race([receiving, cutOff.promise]));
      hasCome = true;
      const around = (declared ?? 0) - (file.size - comeBefore);
      if (around > AROUND_FILE_BYTES) throw new HttpError("body_too_large", "Payload Too Large");
      if (file.size > MAX_PHOTO_BYTES) throw new HttpError("photo_too_large", tooLarge);
      // Should the answer be lost, a slow line need not bring it all once more.
      if (texts["offset"] !== undefined && performance.now() - beganAt >= timeouts.slowMs)
        await keepCome(texts, file.path);
      // A photo is the same, in however many parts it came.
      const { offset: _offset, checksum: _checksum, ...fields } = checkTexts(request, withKey(request, texts));
      return { ...fields, [fileField]: file };
    } catch (error) {
      // Whatever of it is still to come: it may have been cut off.
      givenUp.abort();
      receiving.catch(() => undefined);
      // What has come of it may be read once more, to be kept.
      setTimeout(() => removeReceived(path), timeouts.lingerMs).unref();
      const hasCome = error instanceof HttpError && error.code === "upload_further";
      discardRest(request.raw, hasCome ? timeouts.furtherLingerMs : timeouts.lingerMs);
      throw error;
    }
  };
}

/** To take less once more costs less than the refusal and another request. */
const FURTHER_BYTES = 2048;

/**
 * The bytes of a file that an earlier request of its sender brought, up to the offset that the texts name. Without an offset the
 * file begins anew.
 * @throws HttpError 409 when that has not come, is not what the sender has, or much more has come: a browser sends a request once
 *   more by itself, from its beginning, when a connection is cut that it has used before.
 */
async function bytesBefore(
  begun: BegunUploads,
  sender: string,
  { uuid = "", offset, checksum }: Record<string, string>,
): Promise<Buffer> {
  const from = Number(offset ?? 0);
  if (offset === undefined) return Buffer.alloc(0);
  const known = isOwnUuid(uuid.toLowerCase());
  const come = (known && (await begun.read({ accountId: sender, uuid: uuid.toLowerCase() }))) || Buffer.alloc(0);
  const before = come.subarray(0, from);
  if (from > 0 && (before.length < from || crc32(before).toString(16).padStart(8, "0") !== checksum))
    throw new HttpError("upload_not_there", "These bytes have not come");
  if (come.length >= from + FURTHER_BYTES)
    throw new HttpError("upload_further", "More has come", {}, { uuid: uuid.toLowerCase(), received: come.length });
  return before;
}

/** Bytes of the body, as its sender says; null where nothing is said. */
function declaredLength({ headers }: FastifyRequest): number | null {
  const length = headers["content-length"];
  return length === undefined ? null : Number(length);
}

function fieldsOf(schema: TSchema): { fileField: string; textFields: string[]; textSchema: TSchema } {
  const fields = Object.entries("properties" in schema ? (schema.properties as Record<string, TSchema>) : {});
  const isFile = ([, field]: [string, TSchema]): boolean => "format" in field && field.format === "binary";
  const [file] = fields.find(isFile) ?? [];
  if (file === undefined) throw new Error("A multipart form needs a field that is a file");
  const texts = fields.filter((field) => !isFile(field));
  return {
    fileField: file,
    textFields: texts.map(([name]) => name),
    textSchema: Type.Object(Object.fromEntries(texts)),
  };
}

function discardRest(body: IncomingMessage, lingerMs: number): void {
  body.unpipe();
  if (body.readableEnded) return;
  const cut = setTimeout(() => body.socket.destroy(), lingerMs);
  const stop = (): void => clearTimeout(cut);
  body.once("end", stop).once("close", stop).resume();
}

/**
 * The texts of a form with its uuid in canonical form. W-03: the uuid and the Idempotency-Key are one thing, either
 * stands for both.
 * @throws HttpError 422 when both are there and differ.
 */
function withKey(request: FastifyRequest, texts: Record<string, string>): Record<string, string> {
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" ? header.toLowerCase() : undefined;
  const uuid = texts["uuid"]?.toLowerCase();
  if (key !== undefined && uuid !== undefined && key !== uuid) {
    throw unprocessable([
      { loc: ["body", "uuid"], msg: "Must be the same as the Idempotency-Key", type: "keyDiffers" },
    ]);
  }
  if (uuid !== undefined) return { ...texts, uuid };
  return key !== undefined && isOwnUuid(key) ? { ...texts, uuid: key } : texts;
}
