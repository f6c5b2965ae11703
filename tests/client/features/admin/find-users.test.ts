import { expect, test } from "vitest";
import type { User } from "#domain/users/user.ts";
import { findUsers } from "../../../../src/client/features/admin/find-users.ts";

const people: [string | null, string][] = [
  ["Zoë Müller", "zoe@example.org"],
  ["王小明", "ming@example.org"],
  [null, "nobody+x@example.com"],
];
const users = people.map(([full_name, email]) => ({ full_name, email }) as User);
const found = (typed: string) => findUsers(users, typed).map(({ email }) => email);

test("an empty query finds all users", () => {
  expect(found("")).toHaveLength(3);
  expect(found("  ")).toHaveLength(3);
});

test("every word counts, in the name or the address, in any case and width", () => {
  expect(found("müller")).toEqual(["zoe@example.org"]);
  expect(found("ZOE@")).toEqual(["zoe@example.org"]);
  expect(found("小明 ming")).toEqual(["ming@example.org"]);
  expect(found("ＭＩＮＧ")).toEqual(["ming@example.org"]);
  expect(found("zoë ming")).toEqual([]);
  expect(found("+x")).toEqual(["nobody+x@example.com"]);
  expect(found("null")).toEqual([]);
});
