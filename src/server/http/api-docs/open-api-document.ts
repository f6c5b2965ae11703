import type { TSchema } from "typebox";
import { areas, endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { ANSWER_HEADERS, headerParametersOf, REQUEST_HEADERS } from "./headers.ts";
import { responsesOf, sharedResponses } from "./responses-of.ts";
import { namedSchemas, printedSchema } from "./schema-references.ts";

const ABOUT = `Rooms for rent in UK cities, and the people who look for one.

Answers and errors are JSON. An error is \`{"detail": …, "code": …}\`: \`detail\` is for people, programs decide by \`code\` alone, which keeps its meaning for good. New codes, fields of answers and values of lists may be added: skip what you do not know.

Instants are ISO 8601 in UTC, days are London's, prices are pounds a week. Fields that a call does not know are ignored.

A change that may be sent twice, because its answer got lost, carries an Idempotency-Key. A row has a version, its ETag, which If-Match names when it is changed.

Besides what each call tells: an address that nothing has is 404 \`not_found\`, another method 405 \`method_not_allowed\` with Allow, too many headers 431 \`headers_too_large\`.`;

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12 as the contract's are. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name: tag, calls } of areas) {
    for (const name of Object.keys(calls) as RouteName[]) {
      const { method, path } = routes[name];
      paths[path] = { ...paths[path], [method.toLowerCase()]: { tags: [tag], ...operation(name) } };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Qiying 栖英",
      version: "1",
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: headerParameters(),
      headers: ANSWER_HEADERS,
      responses: sharedResponses(),
      schemas: namedSchemas(),
    },
  };
}

const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The `access_token` that a login gives. It lives for 30 minutes; `refresh` gives the next one.",
  },
  password: {
    type: "oauth2",
    description: "The same token by a form, without a successor.",
    flows: { password: { tokenUrl: routes.loginByForm.path, scopes: {} } },
  },
};

function headerParameters() {
  return Object.fromEntries(
    Object.entries(REQUEST_HEADERS).map(([key, header]) => [key, { in: "header", required: false, ...header }]),
  );
}

const ACCESS: Record<Endpoint["access"], string> = {
  anyone: "For anyone; a token that is sent has to be valid.",
  user: "Needs a token.",
  superuser: "Needs a superuser's token.",
  "bearer-ignored": "For anyone, whatever token comes with it.",
};

function operation(name: RouteName) {
  const { summary, description, access, params, query, body, judgedBody, bodyOptional }: Endpoint = endpoints[name];
  const { bodyFormat }: Route = routes[name];
  return {
    operationId: name,
    summary,
    description: [...(description === undefined ? [] : [description]), ACCESS[access]].join("\n\n"),
    security: securityOf(access),
    parameters: [...parametersOf("path", params), ...parametersOf("query", query), ...headerParametersOf(name)],
    ...(body && {
      requestBody: {
        required: bodyOptional !== true,
        content: { [MEDIA_TYPES[bodyFormat ?? "json"]]: { schema: printedSchema(judgedBody ?? body) } },
      },
    }),
    responses: responsesOf(name),
  };
}

const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function securityOf(access: Endpoint["access"]): Record<string, string[]>[] {
  const either = [{ bearer: [] }, { password: [] }];
  if (access === "bearer-ignored") return [];
  // An empty requirement beside others is OpenAPI's word for 'with or without'.
  return access === "anyone" ? [{}, ...either] : either;
}

function parametersOf(where: "path" | "query", schema: TSchema | undefined) {
  if (schema === undefined || !("properties" in schema)) return [];
  const required = "required" in schema ? (schema.required as string[]) : [];
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => {
    const { description, ...printed } = printedSchema(property);
    return {
      name,
      in: where,
      description: typeof description === "string" ? description : "",
      required: where === "path" || required.includes(name),
      schema: printed,
    };
  });
}
