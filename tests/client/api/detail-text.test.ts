import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { detailText } from "../../../src/client/api/detail-text.ts";
import { failureText, fieldProblems, tellFailure } from "../../../src/client/api/failures.ts";
import { connection } from "../../../src/client/platform/connection/connection.ts";
import { toasts } from "../../../src/client/ui/toasts/toasts.ts";

const inChinese = setupI18n({ locale: "zh", messages: { zh, en } });
const inEnglish = setupI18n({ locale: "en", messages: { zh, en } });

beforeEach(() => {
  toasts.value = [];
});

const SENTENCES = [
  "Incorrect email or password",
  "Inactive user",
  "Invalid token",
  "Incorrect password",
  "New password cannot be the same as the current one",
  "The user with this email already exists in the system.",
  "User with this email already exists",
  "Super users are not allowed to delete themselves",
  "At least one active superuser is required",
  "The passwords do not match",
  "Password must be at least 8 characters",
  "Password must be at most 128 characters",
  "This password is too common. Please choose another one",
  "This password is too easy to guess. Please choose another one",
  "Full Name must be at most 30 characters",
  "Invalid email address",
];

test.each(SENTENCES)("'%s' stays as it is in English and is told in Chinese", (detail) => {
  expect(detailText(inEnglish, detail)).toBe(detail);
  expect(detailText(inChinese, detail)).toMatch(/^\P{Script=Latin}*\p{Script=Han}\P{Script=Latin}*$/u);
});

test("what is not known stays as it came, also when it is called like something of JavaScript", () => {
  for (const detail of ["A new sentence", "constructor", "__proto__"]) {
    expect(detailText(inChinese, detail)).toBe(detail);
  }
});

test("of a list of fields every sentence is told", () => {
  const detail = [
    { loc: ["body", "email"], msg: "Invalid email address", type: "emailFormat" },
    { loc: ["body", "password"], msg: "Password must be at least 8 characters", type: "weakPassword" },
  ];
  expect(detailText(inChinese, detail)).toBe("邮箱地址格式不对。 密码至少 8 个字符。");
});

test("objections stand under the fields that they are about, and only under fields that there are", () => {
  const error = new ApiError(
    422,
    [
      { loc: ["body", "email"], msg: "Invalid email address", type: "emailFormat" },
      { loc: ["body", "other"], msg: "Is not valid", type: "format" },
    ],
    null,
  );
  expect(fieldProblems(inEnglish, error, ["email", "full_name"])).toEqual({ email: "Invalid email address" });
  const taken = new ApiError(409, "User with this email already exists", null);
  const byDetail = { "User with this email already exists": "email" } as const;
  expect(fieldProblems(inEnglish, taken, ["email"], byDetail)).toEqual({
    email: "User with this email already exists",
  });
  expect(fieldProblems(inEnglish, new ApiError(500, "Internal Server Error", null), ["email"], byDetail)).toEqual({});
  expect(fieldProblems(inEnglish, new UnreachableError("No answer"), ["email"], byDetail)).toEqual({});
});

test("a failure is told as 'Something went wrong.' with the detail (PR-806)", () => {
  tellFailure(inEnglish, new ApiError(400, "Incorrect password", null));
  expect(toasts.value).toMatchObject([{ tone: "error", title: "Something went wrong.", text: "Incorrect password" }]);
});

test("without a network it says that nothing was saved, not what the browser threw", () => {
  connection.value = "offline";
  const text = failureText(inEnglish, new UnreachableError("No answer", { cause: new TypeError("Failed to fetch") }));
  connection.value = "online";
  expect(text).toContain("There is no network");
  expect(failureText(inEnglish, new TypeError("x is not a function"))).not.toContain("x is not");
});
