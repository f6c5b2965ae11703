import { expect, test } from "vitest";
import {
  canonicalEmail,
  isBlank,
  isSimpleEmail,
  isStandardEmail,
  lengthOf,
  tidyLine,
} from "#domain/users/account-rules.ts";

test.each([
  ["li@example.org", true, true],
  ["li.lei+flat@student.ed.ac.uk", true, true],
  ["o'neill@example.ie", true, true],
  ["li@example.museum", true, true],
  ["  li@example.org ", true, true],
  ["li＠example.org", true, true],
  ["li@localhost", true, false],
  ["li@example.c", true, false],
  ["李雷@例子.公司", true, false],
  ["li@-example.org", true, false],
  ["li example@example.org", false, false],
  ["li@", false, false],
  ["@example.org", false, false],
  ["li@@example.org", false, false],
  ["", false, false],
])("A-40: %j passes the simple pattern: %s, the standard one: %s", (text, simple, standard) => {
  expect([isSimpleEmail(text), isStandardEmail(text)]).toEqual([simple, standard]);
});

test.each([
  ["a line break", "li@example.org\r\nBcc:everybody@example.org"],
  ["a list", "li@example.org,han@example.org"],
  ["a name around it", "Li<li@example.org>"],
  ["a comment", "li(lei)@example.org"],
  ["a path", "a/b@example.org"],
  ["255 characters", `${"a".repeat(60)}@${"b".repeat(190)}.org`],
  ["65 characters before the @", `${"a".repeat(65)}@example.org`],
])("P-02, V1.3.11: %s is in no address", (_, text) => {
  expect([isSimpleEmail(text), isStandardEmail(text)]).toEqual([false, false]);
});

test("L-08: case, spaces and full-width signs make no other mailbox; P-05: a look-alike does", () => {
  expect(canonicalEmail(" Li.Lei＠Example.ORG ")).toBe("li.lei@example.org");
  expect(canonicalEmail("e\u0301va@example.org")).toBe(canonicalEmail("\u00e9va@example.org"));
  expect(canonicalEmail("l\u0131@example.org")).not.toBe("li@example.org");
  expect(canonicalEmail("\u0430dmin@example.org")).not.toBe("admin@example.org");
});

test("G10c: a name keeps its own script and its emoji, and loses what would turn its neighbours round", () => {
  expect(tidyLine("  \u202eevil\u202c محمد 👩‍🎓 e\u0301 ")).toBe("evil محمد 👩‍🎓 é");
  expect(lengthOf("王小明👩")).toBe(4);
});

test.each(["", "  ", "\u200b\u200d", "\u00a0\u3000", "\ufeff", "\u2066\u2069", "\u3164"])(
  "G10b: %j looks empty",
  (text) => expect(isBlank(text)).toBe(true),
);

test("a letter, a digit or an emoji is something", () => {
  for (const text of ["王", "1", "🙂", "👩‍🎓"]) expect(isBlank(text)).toBe(false);
});
