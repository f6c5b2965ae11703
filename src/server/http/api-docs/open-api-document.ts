import type { TSchema } from "typebox";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { ErrorSchema } from "#contract/schemas/errors.ts";

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema as the contract's are. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoints[name]) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Qiying 栖英", version: "1", description: "Rooms for rent in UK cities." },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: ErrorSchema },
    },
  };
}

function operation(name: RouteName, endpoint: Endpoint) {
  const { summary, access, params, query, body, answer, status = 200, answerFormat } = endpoint;
  const { bodyFormat, fileType }: Route = routes[name];
  return {
    operationId: name,
    summary,
    // An empty requirement beside the bearer is OpenAPI's word for 'either way'.
    security: needsToken(access) ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [...parametersOf("path", params), ...parametersOf("query", query)],
    ...(body && {
      requestBody: {
        required: endpoint.bodyOptional !== true,
        content: { [MEDIA_TYPES[bodyFormat ?? "json"]]: { schema: body } },
      },
    }),
    responses: {
      [status]: {
        description: "The answer",
        ...(status !== 204 && {
          content: { [fileType ?? (answerFormat === "html" ? "text/html" : "application/json")]: { schema: answer } },
        }),
      },
      ...Object.fromEntries(
        errorsOf(endpoint).map(([status, description]) => [
          status,
          { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } },
        ]),
      ),
    },
  };
}

const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function needsToken(access: Endpoint["access"]): boolean {
  return access === "user" || access === "superuser";
}

function parametersOf(where: "path" | "query", schema: TSchema | undefined) {
  return propertiesOf(schema).map(({ name, required, schema }) => ({
    name,
    in: where,
    required: where === "path" || required,
    schema,
  }));
}

/** The fields of an object schema, in its order. */
export function propertiesOf(schema: TSchema | undefined): { name: string; required: boolean; schema: TSchema }[] {
  if (schema === undefined || !("properties" in schema)) return [];
  const required = "required" in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => ({
    name,
    required: required.includes(name),
    schema: property,
  }));
}

/** The refusals that a call can answer with. */
export function errorsOf({ access, params, query, body, refusals = {} }: Endpoint): [number, string][] {
  const errors: [number, string][] = [[503, "The database does not answer; try again later"]];
  if (access !== "bearer-ignored")
    errors.push([401, needsToken(access) ? "No valid access token" : "An access token that is not valid"]);
  if (params !== undefined) errors.push([404, "Nothing has this id"]);
  if (access === "superuser") errors.push([403, "A lack of rights"]);
  if (body !== undefined) errors.push([415, "A body of another format"]);
  if (query !== undefined || body !== undefined)
    errors.push([422, "Fields at fault, each with its place, a sentence and a type"]);
  const own = Object.entries(refusals).map(([status, text]): [number, string] => [Number(status), text]);
  return [...own, ...errors].toSorted(([a], [b]) => a - b);
}
