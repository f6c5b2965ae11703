import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openApiDocument } from "../../../src/server/http/api-docs/open-api-document.ts";

/** A header of an answer, as the document has it. */
interface DocumentedHeader {
  name: string;
  isRequired: boolean;
  check: ValidateFunction;
}

/** One answer of a call. */
export interface DocumentedAnswer {
  headers: DocumentedHeader[];
  mediaType: string | null;
  /** Of a JSON body: with every object closed, so that a field that the document does not have is a mistake. */
  checkBody: ValidateFunction | null;
}

/** A call, as the document has it; each part is compiled when it is first asked for. */
export interface DocumentedOperation {
  /** Undefined where the document has no such answer. */
  answer(status: number): DocumentedAnswer | undefined;
  /** Of a JSON body; null where it takes none. */
  checkRequest(): ValidateFunction | null;
}

type Json = Record<string, unknown>;

const ID = "openapi";
const PARTS = ["openapi", "info", "servers", "tags", "paths", "components"];

/** All calls of a document by `METHOD /path`, where parameters of paths are in braces. */
export function documentedOperations(): Map<string, DocumentedOperation> {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;
  const asSent = validator(document);
  const asAnswered = validator(closed(document) as Json);
  const operations = new Map<string, DocumentedOperation>();
  for (const [path, methods] of entries(document["paths"])) {
    for (const method of Object.keys(methods as Json)) {
      const at = ["paths", path, method];
      const answers = remembered((status: string) => answerAt([...at, "responses", status]));
      const request = remembered((media: string) => compiled(asSent, [...at, "requestBody", "content", media]));
      operations.set(`${method.toUpperCase()} ${path}`, {
        answer: (status) => answers(String(status)),
        checkRequest: () => request("application/json"),
      });
    }
  }
  return operations;

  function answerAt(given: readonly string[]): DocumentedAnswer | undefined {
    const at = resolved(document, given);
    if (at === undefined) return undefined;
    const { content = {}, headers = {} } = valueAt(document, at) as { content?: Json; headers?: Json };
    const [mediaType = null] = Object.keys(content);
    return {
      headers: Object.keys(headers).map((name) => headerAt(name, [...at, "headers", name])),
      mediaType,
      checkBody: mediaType === "application/json" ? compiled(asAnswered, [...at, "content", mediaType]) : null,
    };
  }

  function headerAt(name: string, given: readonly string[]): DocumentedHeader {
    const at = resolved(document, given) ?? given;
    const { required = false } = valueAt(document, at) as { required?: boolean };
    const check = compiled(asAnswered, at);
    if (check === null) throw new Error(`No schema for the header ${name}`);
    return { name: name.toLowerCase(), isRequired: required, check };
  }
}

function validator(document: Json): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(PARTS);
  return ajv.addSchema(document, ID);
}

/** The check of the `schema` that is at a place of the document. */
function compiled(ajv: Ajv2020, at: readonly string[]): ValidateFunction | null {
  const pointer = [...at, "schema"].map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
  return ajv.getSchema(`${ID}#/${pointer.join("/")}`) ?? null;
}

/** The place that a place stands for: another one, where there is a reference. */
function resolved(document: Json, at: readonly string[]): readonly string[] | undefined {
  const value = valueAt(document, at) as { $ref?: string } | undefined;
  if (value === undefined) return undefined;
  return value.$ref === undefined ? at : value.$ref.split("/").slice(1);
}

function valueAt(document: Json, at: readonly string[]): unknown {
  return at.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
}

/** A copy in which no object has other fields than those that are named. */
function closed(value: unknown, isPart = false): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => closed(item, isPart));
  const copy = Object.fromEntries(entries(value).map(([key, inner]) => [key, closed(inner, key === "allOf")]));
  const isObject = copy["type"] === "object" && "properties" in copy;
  const isNamed = Object.keys((copy["properties"] as Json | undefined) ?? {}).length > 0;
  return isObject && isNamed && !isPart && !("additionalProperties" in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

function entries(value: unknown): [string, unknown][] {
  return Object.entries(value as Json);
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as T;
  };
}
