import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import type { FieldError } from "#contract/schemas/errors.ts";
import { logSecurityEvent } from "../log/security-event.ts";
import { HttpError, unprocessable } from "../errors/http-error.ts";
import { fieldErrors } from "../calls/validation-messages.ts";

/** A form of a login has a handful of fields; ten thousand are an attack (L-11). */
const MOST_FORM_FIELDS = 20;

/** Bodies have two levels, those of viewings four. What goes on with a body goes into its levels by recursion. */
const MOST_LEVELS = 32;

/** Takes JSON and forms as bodies, and nothing else (G5): an empty one is `undefined`. */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") return done(null, undefined);
    // Also refuses keys that would reach a prototype (G13).
    void parseJson(request, text as string, (error, body) => {
      if (error !== null) return done(new HttpError("malformed_json", "Malformed JSON"));
      if (isDeeperThan(MOST_LEVELS, body)) return done(new HttpError("malformed_json", "JSON with too many levels"));
      done(null, body);
    });
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, text, done) => {
    done(null, new URLSearchParams(text as string));
  });
  app.addHook("onRequest", (request, _, done) => {
    const encoding = request.headers["content-encoding"] ?? "identity";
    done(encoding === "identity" ? undefined : new HttpError("unsupported_media_type", "Unsupported Media Type"));
  });
}

// Level by level: to recurse would itself overflow the stack.
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === most) return true;
    level = level.flatMap((outer) => Object.values(outer).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Makes a reader of bodies that gives the schema's fields and leaves out all others (A-37, G8).
 * The reader throws HttpError 415 for the other format, 422 with the fields at fault.
 */
export function bodyReader(schema: TSchema, format: "json" | "form", isOptional: boolean) {
  const check = fieldChecker(schema);
  return (request: FastifyRequest): Record<string, unknown> =>
    check(request, givenFields(request.body, format, isOptional));
}

/** Makes a check of fields that gives the schema's and leaves out all others; it throws HttpError 422 as above. */
export function fieldChecker(schema: TSchema) {
  const names = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return (request: FastifyRequest, given: Record<string, unknown>): Record<string, unknown> => {
    reportPrivileged(request, given, names);
    const fields = Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]));
    const validate = request.compileValidationSchema(schema, "body");
    const invalid = validate(fields) ? [] : fieldErrors(validate.errors ?? [], "body");
    const problems = [...invalid, ...strayCharacters(fields)];
    if (problems.length > 0) throw unprocessable(problems);
    return fields;
  };
}

/** What a caller may try to grant itself (API3): ignored like any unknown field, and told to the log (G8). */
const PRIVILEGED = [
  "id",
  "owner_id",
  "is_superuser",
  "is_active",
  "email_verified",
  "created_at",
  "password_hash",
  "hashed_password",
];

function reportPrivileged(request: FastifyRequest, given: Record<string, unknown>, names: string[]): void {
  const fields = PRIVILEGED.filter((name) => name in given && !names.includes(name));
  if (fields.length > 0) logSecurityEvent(request.log, "privileged fields ignored", { fields });
}

function givenFields(body: unknown, format: "json" | "form", isOptional: boolean): Record<string, unknown> {
  if (body === undefined && isOptional) return {};
  if (body instanceof URLSearchParams !== (format === "form") && body !== undefined) {
    throw new HttpError("unsupported_media_type", "Unsupported Media Type");
  }
  if (body instanceof URLSearchParams) return formFields(body);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  const msg = body === undefined ? "A body is required" : "The body must be an object";
  throw unprocessable([{ loc: ["body"], msg, type: body === undefined ? "required" : "type" }]);
}

function formFields(form: URLSearchParams): Record<string, unknown> {
  if (form.size > MOST_FORM_FIELDS) {
    throw unprocessable([{ loc: ["body"], msg: `Must have at most ${MOST_FORM_FIELDS} fields`, type: "maxItems" }]);
  }
  const repeated = [...form.keys()].find((key, index, keys) => keys.indexOf(key) !== index);
  if (repeated === undefined) return Object.fromEntries(form);
  throw unprocessable([{ loc: ["body", repeated], msg: "Must be given once", type: "repeated" }]);
}

// PostgreSQL refuses NUL and halves of a surrogate pair; other controls but line ends and tabs are no text (G10).
// oxlint-disable-next-line no-control-regex
const STRAY = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function strayCharacters(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === "string") {
    if (!STRAY.test(value) && value.isWellFormed()) return [];
    return [{ loc: ["body", ...path], msg: "Must not have control characters", type: "characters" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strayCharacters(inner, [...path, key]));
}
