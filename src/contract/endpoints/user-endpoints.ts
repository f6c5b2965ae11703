import { Type } from "typebox";
import { ExportSchema } from "../schemas/export.ts";
import { PagingQuery } from "../schemas/paging.ts";
import { MessageSchema } from "../schemas/session.ts";
import {
  ChangePasswordBody,
  CreateUserBody,
  SignUpBody,
  UpdateOwnUserBody,
  UpdateUserBody,
  UserIdParams,
  UserPageSchema,
  UserSchema,
} from "../schemas/user.ts";
import type { Endpoint } from "./endpoint.ts";

/** The calls under /api/v1/users. */
export const userEndpoints = {
  listUsers: {
    summary: "All users, newest first",
    access: "superuser",
    query: PagingQuery,
    answer: UserPageSchema,
  },
  createUser: {
    summary: "Create a user",
    access: "superuser",
    body: CreateUserBody,
    answer: UserSchema,
    usesLanguage: true,
    refusals: ["email_registered"],
  },
  signUp: {
    summary: "Create one's own account",
    access: "bearer-ignored",
    body: SignUpBody,
    answer: UserSchema,
    usesLanguage: true,
    refusals: ["wrong_verification_code", "email_registered", "too_many_attempts"],
  },
  readOwnUser: { summary: "The caller", access: "user", answer: UserSchema },
  updateOwnUser: {
    summary: "Change one's name, address or privacy choices",
    access: "user",
    body: UpdateOwnUserBody,
    answer: UserSchema,
    refusals: ["password_needed", "email_taken", "too_many_attempts"],
  },
  deleteOwnUser: {
    summary: "Delete one's account with everything in it; not for superusers",
    access: "user",
    answer: MessageSchema,
    refusals: ["password_needed", "superuser_deletion"],
  },
  changePassword: {
    summary: "Change one's password; ends one's other sessions",
    access: "user",
    body: ChangePasswordBody,
    answer: MessageSchema,
    refusals: ["wrong_password", "same_password", "too_many_attempts"],
  },
  downloadOwnData: {
    summary: "Everything stored about the caller, as a .zip",
    description:
      "`qiying.json`, which is an `Export` that names files where that has base64, and the photos of rooms, viewings and drafts beside it. It may be large: it is sent while it is made, and what breaks off cannot be opened. The password has to have been proved lately (`confirmPassword`).",
    access: "user",
    answer: Type.Unsafe<Blob>(Type.String({ format: "binary" })),
    refusals: ["password_needed", "too_many_attempts"],
  },
  exportOwnData: {
    summary: "Everything stored about the caller, as one JSON text",
    description:
      "For pages of earlier builds; `downloadOwnData` is smaller, and has all photos. Photos of rooms are in it as base64. It is sent while it is made, and what breaks off is no JSON. The password has to have been proved lately (`confirmPassword`).",
    access: "user",
    answer: ExportSchema,
    refusals: ["password_needed", "too_many_attempts"],
  },
  readUser: {
    summary: "One user: oneself, or any for superusers",
    access: "user",
    params: UserIdParams,
    answer: UserSchema,
    refusals: ["second_factor_needed", "not_superuser", "user_not_found"],
  },
  updateUser: {
    summary: "Change a user; not oneself",
    access: "superuser",
    params: UserIdParams,
    body: UpdateUserBody,
    answer: UserSchema,
    refusals: ["own_row", "edited_user_not_found", "email_taken", "last_superuser"],
  },
  deleteUser: {
    summary: "Delete a user with everything in it: oneself, or any other for superusers",
    access: "user",
    params: UserIdParams,
    answer: MessageSchema,
    refusals: [
      "second_factor_needed",
      "not_superuser",
      "password_needed",
      "superuser_deletion",
      "user_not_found",
      "last_superuser",
    ],
  },
} as const satisfies Record<string, Endpoint>;
