import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { MAX_REPORT_WORDS } from "#domain/moderation/report-rules.ts";
import { bodyOf, NEW_REPORT, reportProblems } from "../../../../src/client/features/report/report-values.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });
const TARGET = { kind: "listing", id: "room-1", title: "Sunny ensuite" } as const;
const problems = (values: Partial<typeof NEW_REPORT>) => reportProblems(i18n, "listing", { ...NEW_REPORT, ...values });

test("A-60: a report needs a reason, and words only where no reason fits", () => {
  expect(Object.keys(problems({}))).toEqual(["reason"]);
  expect(problems({ reason: "already_let" })).toEqual({});
  expect(problems({ reason: "other", words: " " })).toEqual({
    words: "Please say briefly what’s wrong.",
  });
  expect(problems({ reason: "other", words: "It is a garage" })).toEqual({});
});

test("A-60: too many words and what is no address are said at once", () => {
  const wrong = problems({ reason: "not_there", words: "x".repeat(MAX_REPORT_WORDS + 1), email: "nobody" });
  expect(Object.keys(wrong).toSorted()).toEqual(["email", "words"]);
});

test("A-60: what was left empty is not sent", () => {
  const body = { id: "r", kind: "listing", target_id: "room-1", reason: "not_there" };
  expect(bodyOf("r", TARGET, { reason: "not_there", words: " ", email: "" })).toMatchObject(body);
  expect(bodyOf("r", TARGET, { reason: "not_there", words: "", email: "" })).not.toHaveProperty("words");
  expect(bodyOf("r", TARGET, { reason: "not_there", words: " Gone ", email: " me@example.org " })).toMatchObject({
    ...body,
    words: "Gone",
    email: "me@example.org",
  });
});
