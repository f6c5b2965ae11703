import { expect, test } from "vitest";
import { UnreachableError } from "#contract/api-error.ts";
import { call } from "#contract/call.ts";
import { uploadingFetch } from "../../../src/client/sync/upload-photo.ts";

// The server that serves this test answers every path that it does not know with a page, and closes no connection.
const HERE = `${location.origin}/`;

test("an upload reports its progress, up to 100 %", async () => {
  const shares: number[] = [];
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(3 * 1024 * 1024)]), "photo.jpg");
  const response = await uploadingFetch((share) => shares.push(share))(HERE, { method: "POST", body });
  expect(response).toBeInstanceOf(Response);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test("the answer comes with its status, its headers and its body", async () => {
  const address = URL.createObjectURL(new Blob(['{"image_url":"/photos/x/800.webp"}'], { type: "application/json" }));
  const response = await uploadingFetch(() => undefined)(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({ image_url: "/photos/x/800.webp" });
});

test("an aborted upload fails with its reason, before it was sent and while it is", async () => {
  const reason = new DOMException("Too long", "TimeoutError");
  const gone = AbortSignal.abort(reason);
  await expect(uploadingFetch(() => undefined)(HERE, { signal: gone })).rejects.toBe(reason);
  const later = new AbortController();
  const body = new Blob([new Uint8Array(20 * 1024 * 1024)]);
  const sent = uploadingFetch(() => later.abort(reason))(HERE, { method: "POST", body, signal: later.signal });
  await expect(sent).rejects.toBe(reason);
});

test("where there is no network, a call made by it finds no server", async () => {
  const transport = { fetch: uploadingFetch(() => undefined), baseUrl: "http://127.0.0.1:1", accessToken: () => null };
  const body = { file: new Blob(["x"]) };
  await expect(call(transport, "uploadImage", { body })).rejects.toBeInstanceOf(UnreachableError);
});
