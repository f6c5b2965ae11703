import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { failureText, fieldProblems, tellFailure } from "../../../src/client/api/failures.ts";
import { connection } from "../../../src/client/platform/connection/connection.ts";
import { toasts } from "../../../src/client/ui/toasts/toasts.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import { detailText, ERROR_TEXTS, FIELD_TEXTS, fieldErrorText } from "../../../src/client/api/detail-text.ts";

const inChinese = setupI18n({ locale: "zh", messages: { zh, en } });
const inEnglish = setupI18n({ locale: "en", messages: { zh, en } });

beforeEach(() => {
  toasts.value = [];
});

/** Stands for the server's sentence, which must not matter where there is a text for the code. */
const SAID = "<the server's sentence>";
const CHINESE = /^\P{Script=Latin}*\p{Script=Han}\P{Script=Latin}*$/u;

function refused(code: string): ApiError {
  return new ApiError(400, { detail: SAID, code: code as ErrorCode });
}

const TOLD = Object.keys(ERROR_TEXTS);
const TOLD_OF_FIELDS = Object.keys(FIELD_TEXTS);

test.each(TOLD)("%s is told in both languages", (code) => {
  const english = detailText(inEnglish, refused(code));
  expect(english).not.toBe(SAID);
  expect(english).not.toBe(ERROR_TEXTS[code as keyof typeof ERROR_TEXTS]);
  expect(detailText(inChinese, refused(code))).toMatch(CHINESE);
});

test.each(TOLD_OF_FIELDS)("a field that is at fault by %s is told in both languages", (type) => {
  const field = { type: type as FieldErrorType, msg: SAID };
  const texts = [fieldErrorText(inEnglish, field), fieldErrorText(inChinese, field)];
  for (const text of texts) {
    expect([SAID, "", FIELD_TEXTS[type as keyof typeof FIELD_TEXTS]]).not.toContain(text);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(texts[1]).toMatch(/\p{Script=Han}/u);
});

test("what has no text, a later build's code and one of JavaScript's own names are shown as the server says it", () => {
  for (const code of ["ai_searches_used_up", "a_code_of_next_year", "constructor", "__proto__"]) {
    expect(detailText(inChinese, refused(code)), code).toBe(SAID);
  }
});

test("a server of an earlier build sends no code: its sentence is shown as it came, and nothing concluded from it", () => {
  const detail = "Incorrect password";
  expect(detailText(inChinese, new ApiError(400, { detail }))).toBe(detail);
  expect(fieldProblems(inEnglish, new ApiError(400, { detail }), ["email"], { wrong_password: "email" })).toEqual({});
});

test("of a list of fields every sentence is told, one of an unknown type as it came", () => {
  const error = new ApiError(422, {
    code: "invalid_fields",
    detail: [
      { loc: ["body", "email"], msg: SAID, type: "emailFormat" },
      { loc: ["body", "password"], msg: SAID, type: "passwordTooShort" },
      { loc: ["body", "password"], msg: SAID, type: "weakPassword" as FieldErrorType },
    ],
  });
  expect(detailText(inChinese, error)).toBe(`邮箱地址格式不对。 密码至少 8 个字符。 ${SAID}`);
});

test("objections stand under the fields that they are about, and only under fields that there are", () => {
  const error = new ApiError(422, {
    detail: [
      { loc: ["body", "email"], msg: SAID, type: "emailFormat" },
      { loc: ["body", "other"], msg: SAID, type: "format" },
    ],
  });
  expect(fieldProblems(inEnglish, error, ["email", "full_name"])).toEqual({ email: "Invalid email address" });
  const byCode = { email_taken: "email" } as const;
  expect(fieldProblems(inEnglish, refused("email_taken"), ["email"], byCode)).toEqual({
    email: "User with this email already exists",
  });
  expect(fieldProblems(inEnglish, refused("internal_error"), ["email"], byCode)).toEqual({});
  expect(fieldProblems(inEnglish, new UnreachableError("No answer"), ["email"], byCode)).toEqual({});
});

test("a failure is told as 'Something went wrong.' with the detail (PR-806)", () => {
  tellFailure(inEnglish, refused("wrong_password"));
  expect(toasts.value).toMatchObject([{ tone: "error", title: "Something went wrong.", text: "Incorrect password" }]);
});

test("W12: without a network it says so, and that what was typed is still there, not what the browser threw", () => {
  connection.value = "offline";
  const text = failureText(inEnglish, new UnreachableError("No answer", { cause: new TypeError("Failed to fetch") }));
  connection.value = "online";
  expect(text).toContain("You’re offline");
  expect(failureText(inEnglish, new TypeError("x is not a function"))).not.toContain("x is not");
});
