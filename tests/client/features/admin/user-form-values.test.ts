import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import type { User } from "#domain/users/user.ts";
import {
  changesTo,
  editProblems,
  NEW_USER,
  newUser,
  newUserProblems,
  valuesOf,
} from "../../../../src/client/features/admin/user-form-values.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });
const USER: User = {
  id: "0198c0de-0000-7000-8000-00000000000a",
  email: "anna@example.org",
  full_name: null,
  is_superuser: false,
  is_active: true,
  email_verified: false,
  receive_updates: false,
  allow_data_for_training: false,
  privacy_preferences_updated_at: null,
  created_at: "2026-11-21T06:00:00.000Z",
};
const before = valuesOf(USER);

test("A-29: a new user begins without rights and inactive", () => {
  expect(NEW_USER).toMatchObject({ is_superuser: false, is_active: false });
});

test("a new user needs an address and a password, twice", () => {
  expect(newUserProblems(i18n, NEW_USER)).toEqual({
    email: "Email is required",
    password: "Password is required",
    confirm_password: "Confirm Password is required",
  });
  const wrong = { ...NEW_USER, email: "a@b", full_name: "é".repeat(31), password: "seven77", confirm_password: "7" };
  expect(newUserProblems(i18n, wrong)).toEqual({
    email: "Invalid email address",
    full_name: "Full Name must be at most 30 characters",
    password: "Password must be at least 8 characters",
    confirm_password: "The passwords do not match",
  });
  const emoji = "👩‍👩‍👧".repeat(6);
  const good = { ...NEW_USER, email: "a@b.co", full_name: emoji, password: "seven778", confirm_password: "seven778" };
  expect(newUserProblems(i18n, good)).toEqual({});
});

test("an edit without a password needs none; one that is begun must be whole", () => {
  expect(editProblems(i18n, USER, before)).toEqual({});
  expect(editProblems(i18n, USER, { ...before, confirm_password: "seven778" })).toEqual({
    password: "Password is required",
    confirm_password: "The passwords do not match",
  });
  expect(editProblems(i18n, USER, { ...before, password: "seven778" })).toEqual({
    confirm_password: "Confirm Password is required",
  });
});

test("A-40: an address that the sign-up form took may stay, a new one keeps the standard pattern", () => {
  const simple = { ...USER, email: "anna@localhost" };
  expect(editProblems(i18n, simple, { ...valuesOf(simple), full_name: "Anna" })).toEqual({});
  expect(editProblems(i18n, simple, { ...valuesOf(simple), email: "ben@localhost" })).toEqual({
    email: "Invalid email address",
  });
});

test("only what has changed is sent, and an empty password never", () => {
  expect(changesTo(USER, before)).toEqual({});
  expect(changesTo(USER, { ...before, is_superuser: true, full_name: "Anna" })).toEqual({
    is_superuser: true,
    full_name: "Anna",
  });
  expect(changesTo(USER, { ...before, password: "seven778", confirm_password: "seven778" })).toEqual({
    password: "seven778",
    confirm_password: "seven778",
  });
});

test("A-61: deactivating asks for a reason and words in both languages, and what gives back does not", () => {
  const off = { ...before, is_active: false };
  expect(Object.keys(editProblems(i18n, USER, off))).toEqual(["reason", "words_zh", "words_en"]);
  const why = { reason: "scam", words_zh: "骗局", words_en: "A scam" } as const;
  expect(editProblems(i18n, USER, { ...off, ...why })).toEqual({});
  expect(changesTo(USER, { ...off, ...why })).toEqual({ is_active: false, ...why });
  // Ticked again, what was written meanwhile is left out.
  expect(changesTo(USER, { ...before, ...why })).toEqual({});
  const inactive = { ...USER, is_active: false };
  expect(changesTo(inactive, { ...valuesOf(inactive), is_active: true })).toEqual({ is_active: true });
  expect(newUser({ ...NEW_USER, ...why })).not.toHaveProperty("reason");
});
