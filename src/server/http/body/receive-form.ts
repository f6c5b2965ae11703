import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import { HttpError, unprocessable } from "../errors/http-error.ts";
import { DiskUnavailable, receiveFile, type ReceivedFile } from "./receive-file.ts";

/** A form with one file, as it came. */
export interface ReceivedForm {
  file: ReceivedFile;
  texts: Record<string, string>;
}

export interface FormRules {
  /** The name of the one field that is a file. */
  fileField: string;
  /** The names of the others; texts of other names are ignored. */
  textFields: readonly string[];
  /** Bytes of the file at most. */
  mostBytes: number;
  /** What is said when it has more. */
  tooLarge: string;
  /** Where the file comes to lie. */
  path: string;
  /** Aborts the reading. */
  signal: AbortSignal;
  /** What came of the file by an earlier request, as the texts before it say. */
  before: (texts: Record<string, string>) => Promise<Buffer>;
  /** Keeps what has come of the file when no more comes. */
  onBroken: (texts: Record<string, string>, path: string) => Promise<void>;
}

const MOST_TEXTS = 10;
// Of headers so many that a file's name may be long.
const LIMITS = { files: 2, fields: MOST_TEXTS, parts: MOST_TEXTS + 2, fieldSize: 1024, headerSize: 16 * 1024 };

/**
 * Reads a multipart form with one file and a few texts. Nothing in it is believed: not the file's name, not its type.
 * @throws HttpError 413 for a file that is too large; 422 for none, a second one or another name; 400 for a body
 *   that is no such form or never ends; and what receiveFile throws. The file may be there all the same: its caller removes it.
 */
export async function receiveForm(request: FastifyRequest, rules: FormRules): Promise<ReceivedForm> {
  const texts: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  try {
    const limits = { ...LIMITS, fileSize: rules.mostBytes };
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
      const hasCome = part.type === "file" ? file !== undefined : Object.hasOwn(texts, part.fieldname);
      checkPart(part, hasCome, rules.fileField);
      if (part.type === "file") {
        const { path, signal } = rules;
        const before = await rules.before(texts);
        const onBroken = () => rules.onBroken(texts, path);
        file = await receiveFile(limited(part.file, rules), { path, signal, before, onBroken });
      }
      if (part.type !== "file" && rules.textFields.includes(part.fieldname)) texts[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw error instanceof HttpError || error instanceof DiskUnavailable ? error : refusalOf(error, rules.fileField);
  }
  if (file === undefined) throw atFault(rules.fileField, "Is required", "required");
  return { file, texts };
}

function checkPart(part: Multipart, hasCome: boolean, fileField: string): void {
  const isFile = part.type === "file";
  const { fieldname } = part;
  if (isFile && fieldname !== fileField) throw atFault(fieldname, `The file's field is ${fileField}`, "unknownFile");
  if (!isFile && fieldname === fileField) throw atFault(fieldname, "Must be a file", "type");
  if (hasCome) throw atFault(fieldname, "Must be given once", "repeated");
  if (!isFile && part.valueTruncated) throw atFault(fieldname, "Is too long", "maxLength");
}

// At once, instead of reading the rest of something that may never end.
function limited(stream: MultipartFile["file"], { tooLarge }: FormRules): MultipartFile["file"] {
  // It may break off before it is read.
  stream.on("error", () => undefined);
  stream.once("limit", () => stream.destroy(new HttpError("photo_too_large", tooLarge)));
  return stream;
}

function refusalOf(error: unknown, fileField: string): HttpError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_FILES_LIMIT") return atFault(fileField, "Must be given once", "repeated");
  if (code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT")
    return new HttpError("body_too_large", "Payload Too Large");
  return new HttpError("malformed_form", "Malformed form");
}

function atFault(field: string | undefined, msg: string, type: FieldErrorType): HttpError {
  return unprocessable([{ loc: ["body", ...(field === undefined ? [] : [field])], msg, type }]);
}
