import { expect, test } from "vitest";
import { readFirstSuperuser } from "../../../src/server/users/read-first-superuser.ts";

const GOOD = { firstSuperuser: "Admin@Example.org", firstSuperuserPassword: "velvet-otter-91", production: true };

function read(settings: Partial<typeof GOOD>) {
  const warned: string[] = [];
  const complete = { firstSuperuser: undefined, firstSuperuserPassword: undefined, production: false, ...settings };
  return { superuser: readFirstSuperuser(complete, (line) => warned.push(line)), warned };
}

test("without both there is none, with both the address is in its canonical form", () => {
  expect(read({})).toEqual({ superuser: undefined, warned: [] });
  expect(read(GOOD)).toEqual({ superuser: { email: "admin@example.org", password: "velvet-otter-91" }, warned: [] });
});

test("one half without the other stops the start, and says what to write", () => {
  expect(() => read({ firstSuperuser: "admin@example.org" })).toThrow(
    "FIRST_SUPERUSER needs FIRST_SUPERUSER_PASSWORD; make one with: openssl rand -base64 18",
  );
  expect(() => read({ firstSuperuserPassword: "velvet-otter-91" })).toThrow(
    "FIRST_SUPERUSER_PASSWORD needs FIRST_SUPERUSER, the e-mail address that it is for.",
  );
});

test("V6.3.2: a password that is easily guessed stops the start in production, and is warned of elsewhere", () => {
  const line = "FIRST_SUPERUSER_PASSWORD: This password is too common. Please choose another one.";
  expect(() => read({ ...GOOD, firstSuperuserPassword: "password123" })).toThrow(line);
  const elsewhere = read({ ...GOOD, firstSuperuserPassword: "password123", production: false });
  expect([elsewhere.superuser?.password, elsewhere.warned]).toEqual(["password123", [line]]);
  expect(() => read({ ...GOOD, firstSuperuserPassword: "admin@example.org" })).toThrow("too easy to guess");
});
