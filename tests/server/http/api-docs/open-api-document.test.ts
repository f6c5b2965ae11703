import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas, endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import { openApiDocument } from "../../../../src/server/http/api-docs/open-api-document.ts";
import { sampleCalls, sendSample } from "../../access/sample-calls.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

interface Parameter {
  name: string;
  in: string;
  description?: string;
  required: boolean;
}

interface Operation {
  operationId: RouteName;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

interface Components {
  schemas: Record<string, { required?: string[]; properties?: object; examples?: Record<string, unknown>[] }>;
  parameters: Record<string, Parameter>;
}

interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Components & Record<string, Record<string, object>>;
}

// As it travels.
const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
const operations = Object.entries(structuredClone(document.paths)).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) =>
    Object.assign(operation, { method: method.toUpperCase(), path }),
  ),
);

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const OPEN_API = "https://spec.openapis.org/oas/3.1/schema-base";

test("the document is OpenAPI 3.1, and its schemas are JSON Schema 2020-12", async () => {
  expect(await validate(OPEN_API, JSON.parse(JSON.stringify(document)), "BASIC")).toEqual({ valid: true });
});

test("a keyword of a schema that is none, or a field that OpenAPI lacks, makes it invalid", async () => {
  const wrongKeyword = structuredClone(document);
  Object.assign(wrongKeyword.components.schemas["Listing"]?.properties ?? {}, { title: { maxLength: "many" } });
  const wrongField = { ...structuredClone(document), answers: {} };
  for (const wrong of [wrongKeyword, wrongField])
    expect((await validate(OPEN_API, JSON.parse(JSON.stringify(wrong)), "BASIC")).valid).toBe(false);
});

test("every call is in it, under its name, in an area that is described", () => {
  expect(operations.map(({ method, path, operationId }) => `${operationId} ${method} ${path}`).toSorted()).toEqual(
    Object.entries(routes)
      .map(([name, { method, path }]) => `${name} ${method} ${path}`)
      .toSorted(),
  );
  expect(document.tags).toEqual(areas.map(({ name, description }) => ({ name, description })));
  const known = new Set(document.tags.map(({ name }) => name));
  for (const { tags, summary, description } of operations) {
    expect([known.has(tags[0] ?? ""), tags.length]).toEqual([true, 1]);
    expect([summary, description]).not.toContain("");
  }
});

test("every parameter says what it is, and those of a path are the ones in it", () => {
  for (const { path, parameters, operationId } of operations) {
    const own = parameters.map((parameter) =>
      "$ref" in parameter ? resolved(parameter.$ref) : parameter,
    ) as Parameter[];
    for (const { name, description = "" } of own)
      expect([operationId, name, description.length > 0]).toEqual([operationId, name, true]);
    const inPath = own.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});

test("every reference leads somewhere, and every component is used", () => {
  const found = JSON.stringify(document).matchAll(/"\$ref":"(#\/[^"]+)"/g);
  const references = new Set([...found].map(([, reference = ""]) => reference));
  expect([...references].filter((reference) => resolved(reference) === undefined)).toEqual([]);
  const components = Object.entries(document.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
  expect(components.filter((component) => !references.has(component))).toEqual([]);
});

test("bodies and answers that are objects have a name", () => {
  const unnamed = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((message) => Object.values((message as Operation["requestBody"])?.content ?? {}))
      .filter(({ schema }) => "properties" in schema)
      .map(() => operationId),
  );
  expect(unnamed).toEqual([]);
});

test("a call's access is its security: by a bearer token, or a login by form", () => {
  const token = [{ bearer: [] }, { password: [] }];
  const expected = { anyone: [{}, ...token], user: token, superuser: token, "bearer-ignored": [] };
  for (const { operationId, security } of operations) {
    const { access }: Endpoint = endpoints[operationId];
    expect([operationId, security]).toEqual([operationId, expected[access]]);
  }
  expect(document.components["securitySchemes"]).toMatchObject({
    bearer: { type: "http", scheme: "bearer" },
    password: { type: "oauth2", flows: { password: { tokenUrl: routes.loginByForm.path } } },
  });
});

test("a refusal names its codes, each of which has that status", () => {
  for (const { operationId, responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const whole = "$ref" in response ? resolved(String(response.$ref)) : response;
      const [, codes = ""] = /"code":\{"enum":\[([^\]]+)\]/.exec(JSON.stringify(whole)) ?? [];
      const statuses = codes.split(",").map((code) => ERROR_CODES[JSON.parse(code) as ErrorCode]);
      expect([operationId, [...new Set(statuses)]]).toEqual([operationId, [Number(status)]]);
    }
  }
});

// What the server checks by the document's own schemas needs no proof; here the rules of the domain judge.
const judged = ["createListing", "createTenantRequest"] as const;

test.each(judged)(
  "%s: the server refuses what lacks a field that is required, and takes what has no other",
  async (name) => {
    const caller = await server.addUser();
    const { body = {} } = await sampleCalls[name]({ server, caller, target: caller, roomId: "" });
    const schema = document.components.schemas[name === "createListing" ? "NewListing" : "NewTenantRequest"];
    const required = schema?.required ?? [];
    expect(required).not.toEqual([]);
    for (const body of schema?.examples ?? [])
      expect((await sendSample(server, name, { body }, caller.headers())).statusCode).toBe(200);
    const least = Object.fromEntries(required.map((field) => [field, body[field]]));
    expect((await sendSample(server, name, { body: least }, caller.headers())).statusCode).toBe(200);
    for (const field of required) {
      const { [field]: _, ...lacking } = least;
      const answer = await sendSample(server, name, { body: lacking }, caller.headers());
      expect(answer.json()).toMatchObject({
        code: "invalid_fields",
        detail: [{ loc: ["body", field], type: "required" }],
      });
    }
  },
);

test("the server prints the document, which a client may keep", async () => {
  const answer = await server.get("/api/v1/openapi.json");
  expect(answer.json()).toEqual(document);
  const again = await server.get("/api/v1/openapi.json", { "if-none-match": String(answer.headers["etag"]) });
  expect(again.statusCode).toBe(304);
});

function resolved(reference: string): unknown {
  const keys = reference.split("/").slice(1);
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}
