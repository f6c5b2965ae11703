import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import { FIELD_ERROR_TYPES } from "#contract/field-error-types.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const TESTS = fileURLToPath(new URL("..", import.meta.url));

let folder = "";
let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-codes-"));
  await mkdir(join(folder, "dist/assets"), { recursive: true });
  await writeFile(join(folder, "dist/index.html"), "<!doctype html>");
  await writeFile(join(folder, "dist/assets/app-abc.js"), "export const a = 1;");
  const page = { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") };
  server = await startTestApp({ page });
  user = await server.addUser();
  await server.app.listen({ port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ASSET = "/assets/app-abc.js";
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const UPLOAD = { method: "POST", url: "/api/v1/utils/upload-image/", headers: MULTIPART } as const;

/** Refusals that no area makes: the reader of requests, the framework and its file server do. */
const REFUSALS: [code: ErrorCode, request: InjectOptions][] = [
  ["bad_request", { url: "/api/v1/items/%ff" }],
  ["bad_request", { url: "/api/v1/items/open?fuzzy=%ff" }],
  ["body_too_large", { method: "POST", url: "/api/v1/login", payload: { username: "x".repeat(70_000) } }],
  ["malformed_form", { ...UPLOAD, payload: "something" }],
  ["precondition_failed", { url: ASSET, headers: { "if-match": '"another"' } }],
  ["range_not_satisfiable", { url: ASSET, headers: { range: "bytes=900-" } }],
];

test.each(REFUSALS)("%s is answered with its status", async (code, request) => {
  const headers = { ...user.headers(), ...request.headers };
  const answer = await server.app.inject({ ...request, headers });
  expect([answer.json().code, answer.statusCode]).toEqual([code, ERROR_CODES[code]]);
});

test("bytes that are no request are answered with a code too", async () => {
  expect(await reply("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_request"/s);
  const long = `GET / HTTP/1.1\r\nhost: qiying\r\nx: ${"x".repeat(40_000)}\r\n\r\n`;
  expect(await reply(long)).toMatch(/^HTTP\/1\.1 431 .*"code":"headers_too_large"/s);
});

async function reply(sent: string): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(sent);
  return text(socket);
}

test("every code is met by a test of the server", async () => {
  let source = "";
  for await (const file of glob("**/*.ts", { cwd: TESTS })) source += await readFile(join(TESTS, file), "utf8");
  expect(CODES.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});

test("codes are snake_case, and the API's documentation lists them all", async () => {
  expect(CODES.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
  const { components } = (await server.get("/api/v1/openapi.json")).json();
  const { ErrorBody, FieldError } = components.schemas;
  expect(ErrorBody.required).toEqual(["detail", "code"]);
  expect(ErrorBody.properties.code.enum).toEqual(CODES);
  expect(FieldError.properties.type.enum).toEqual([...FIELD_ERROR_TYPES]);
});
