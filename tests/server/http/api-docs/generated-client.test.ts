import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiDocument } from "../../../../src/server/http/api-docs/open-api-document.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

const run = promisify(execFile);

/** What somebody writes who has the document alone. */
const PROGRAM = `
import * as api from "./client.ts";

declare const process: { argv: string[] };
const [, , baseUrl = "", username = "", password = ""] = process.argv;
api.defaults.baseUrl = baseUrl;

const login = await api.loginByForm({ username, password });
if (login.status !== 200) throw new Error(login.data.code);
api.defaults.headers = { authorization: "Bearer " + login.data.access_token };

const room: api.NewListing = {
  title: "A room by a generated client",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "E1 4NS",
  price: 210,
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  email: "owner@example.org",
};
const posted = await api.createListing(room, { idempotencyKey: "the-only-one" });
if (posted.status !== 200) throw new Error(posted.data.code);

const page = await api.listOwnListings({ limit: 10 });
if (page.status === 200) for (const { title, price } of page.data.data) console.log(title, price satisfies number);

const absent = await api.readListing("none", {});
if (absent.status === 404) {
  const code: "listing_not_found" | "listing_deleted" | "listing_paused" | "listing_let" | "listing_hidden" | "listing_removed" =
    absent.data.code;
  console.log(code);
}

// @ts-expect-error A room has a title.
export const without: api.NewListing = { ...room, title: undefined };
// @ts-expect-error There is no such code of this call.
if (absent.status === 404 && absent.data.code === "draft_not_found") console.log("never");
`;

const OPTIONS =
  "--strict --noEmit --skipLibCheck --allowImportingTsExtensions --target esnext --module nodenext --lib esnext,dom";

let server: TestApp;
let folder = "";

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "qiying-client-"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "openapi.json"), JSON.stringify(openApiDocument()));
  await writeFile(join(folder, "program.ts"), PROGRAM);
  await run("oazapfts", ["openapi.json", "client.ts"], { cwd: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("a client that is generated from the document compiles, with what each call needs and answers", async () => {
  const compiled = await run("tsc", [...OPTIONS.split(" "), "--types", "", "program.ts"], { cwd: folder }).catch(
    (error: unknown) => error,
  );
  expect(compiled).toMatchObject({ stdout: "" });
});

test("it logs in by the form, posts a room and reads it", async () => {
  const { email, password } = await server.addUser();
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { stdout } = await run("node", ["program.ts", url, email, password], { cwd: folder });
  expect(stdout.trim().split("\n")).toEqual(["A room by a generated client 210", "listing_not_found"]);
});
