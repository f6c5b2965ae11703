import type { FastifyReply, FastifyRequest } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { unprocessable } from "../errors/http-error.ts";
import { bodyReader } from "../body/read-body.ts";
import { formReader, type BegunUploads } from "../body/read-multipart.ts";
import type { ReceivingSpace } from "../body/receiving-space.ts";
import { queryReader, type ReadQuery } from "./read-query.ts";
import { fieldErrors } from "./validation-messages.ts";

/** What a call was given, as the contract's schemas describe it. */
export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Room for files that are on their way in, and the folder where they lie until their calls are answered. */
export interface Receiving {
  space: ReceivingSpace;
  folder: string;
  begun: BegunUploads;
}

type ReadPart = (request: FastifyRequest, reply: FastifyReply, sender: string) => unknown;

/**
 * Makes the reader of a call's path, query and body, which throws HttpError for what the contract does not take.
 * `sender` is whom a large body counts for.
 */
export function inputReader(name: RouteName, receiving: Receiving) {
  const { query: querySchema }: Endpoint = endpoints[name];
  const readQuery = querySchema && queryReader(querySchema);
  const readBody = bodyReaderOf(name, receiving);
  return async (request: FastifyRequest, reply: FastifyReply, sender: string): Promise<Input> => ({
    params: request.params,
    query: readQuery && checked(readQuery(queryStringOf(request)), request, querySchema),
    body: await readBody?.(request, reply, sender),
  });
}

function bodyReaderOf(name: RouteName, receiving: Receiving): ReadPart | undefined {
  const { bodyFormat }: Route = routes[name];
  const { body: schema, bodyOptional }: Endpoint = endpoints[name];
  if (schema === undefined) return undefined;
  if (bodyFormat === "multipart") return formReader(schema, "Image is larger than 5 MB", receiving);
  return bodyReader(schema, bodyFormat ?? "json", bodyOptional === true);
}

function checked({ values, problems }: ReadQuery, request: FastifyRequest, schema: Endpoint["query"]): unknown {
  const validate = request.compileValidationSchema(schema ?? {}, "querystring");
  const invalid = validate(values) ? [] : fieldErrors(validate.errors ?? []);
  const named = new Set(problems.map(({ loc }) => loc.join()));
  const all = [...problems, ...invalid.filter(({ loc }) => !named.has(loc.join()))];
  if (all.length > 0) throw unprocessable(all);
  return values;
}

function queryStringOf(request: FastifyRequest): string {
  const url = request.originalUrl;
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start + 1).replace(/#.*$/, "");
}
