import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStored, removeStored, writeStored } from "../../../../src/client/api/credentials/token-storage.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a token is stored under its own name", () => {
  writeStored("access_token", "a.b.c");
  expect(localStorage.getItem("access_token")).toBe("a.b.c");
  expect(readStored("access_token")).toBe("a.b.c");
  removeStored("access_token");
  expect(readStored("access_token")).toBeNull();
});

test.each([
  ["an empty text", ""],
  ["a megabyte", "x".repeat(1024 * 1024)],
  ["a line break", "a\nb"],
  ["what no header may carry", "栖英"],
  ["a space", "a b"],
])("B-04: %s is no token", (_, text) => {
  localStorage.setItem("access_token", text);
  expect(readStored("access_token")).toBeNull();
});

test("with blocked storage no user is signed in, and nothing is thrown", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
  writeStored("access_token", "a.b.c");
  removeStored("access_token");
  expect(readStored("access_token")).toBeNull();
});
