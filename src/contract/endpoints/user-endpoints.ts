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
  createUser: { summary: "Create a user", access: "superuser", body: CreateUserBody, answer: UserSchema },
  signUp: { summary: "Create one's own account", access: "bearer-ignored", body: SignUpBody, answer: UserSchema },
  readOwnUser: { summary: "The caller", access: "user", answer: UserSchema },
  updateOwnUser: {
    summary: "Change one's name, address or privacy choices",
    access: "user",
    body: UpdateOwnUserBody,
    answer: UserSchema,
  },
  deleteOwnUser: {
    summary: "Delete one's account with everything in it; not for superusers",
    access: "user",
    answer: MessageSchema,
  },
  changePassword: {
    summary: "Change one's password; ends one's other sessions",
    access: "user",
    body: ChangePasswordBody,
    answer: MessageSchema,
  },
  exportOwnData: { summary: "Everything stored about the caller", access: "user", answer: ExportSchema },
  readUser: {
    summary: "One user: oneself, or any for superusers",
    access: "user",
    params: UserIdParams,
    answer: UserSchema,
  },
  updateUser: {
    summary: "Change a user; not oneself",
    access: "superuser",
    params: UserIdParams,
    body: UpdateUserBody,
    answer: UserSchema,
  },
  deleteUser: {
    summary: "Delete a user with everything in it: oneself, or any other for superusers",
    access: "user",
    params: UserIdParams,
    answer: MessageSchema,
  },
} as const satisfies Record<string, Endpoint>;
