import { Type, type Static } from "typebox";
import { MAX_FULL_NAME_LENGTH } from "#domain/users/account-rules.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { User } from "#domain/users/user.ts";
import { nullable, oneOf } from "./shapes.ts";

/** A user as every call answers one (PR-303): never a hash, never a token. */
export const UserSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  email: Type.String(),
  full_name: nullable(Type.String()),
  is_superuser: Type.Boolean(),
  is_active: Type.Boolean(),
  email_verified: Type.Boolean({ description: "Set by a mailed code or link alone." }),
  receive_updates: Type.Boolean(),
  allow_data_for_training: Type.Boolean(),
  privacy_preferences_updated_at: nullable(Type.String({ format: "date-time" })),
  created_at: Type.String({ format: "date-time" }),
});

/** A user as superusers see all of them. */
export const ListedUserSchema = Type.Object({
  ...UserSchema.properties,
  rooms: Type.Integer({ minimum: 0, description: "Posted and still there, whatever their state." }),
});

export const UserPageSchema = Type.Object({
  data: Type.Array(ListedUserSchema),
  count: Type.Integer({ minimum: 0, description: "All users, not only those of this page." }),
});

const email = Type.String({ description: "Trimmed and lower-cased by the server." });
const fullName = Type.String({ description: `At most ${MAX_FULL_NAME_LENGTH} characters.` });
const password = Type.String({ description: "8 to 128 characters; none of the common ones." });
const confirmPassword = Type.String({ description: "Must equal the password; never stored." });

export const SignUpBody = Type.Object({
  email,
  full_name: fullName,
  password,
  confirm_password: Type.Optional(confirmPassword),
  verification_code: Type.Optional(Type.String({ description: "The six digits that were mailed." })),
});

export const CreateUserBody = Type.Object({
  email,
  full_name: Type.Optional(nullable(fullName)),
  password,
  confirm_password: Type.Optional(confirmPassword),
  is_superuser: Type.Optional(Type.Boolean({ description: "False by default." })),
  is_active: Type.Optional(Type.Boolean({ description: "True by default." })),
});

export const UpdateUserBody = Type.Object({
  email: Type.Optional(email),
  full_name: Type.Optional(nullable(fullName)),
  password: Type.Optional(nullable(Type.String({ description: "An empty one changes nothing." }))),
  confirm_password: Type.Optional(nullable(confirmPassword)),
  is_superuser: Type.Optional(Type.Boolean()),
  is_active: Type.Optional(Type.Boolean()),
  reason: Type.Optional(
    nullable(
      Type.String({
        description: "Why the account is deactivated, one that fits that act: its owner is told, with the words.",
      }),
    ),
  ),
  words_zh: Type.Optional(nullable(Type.String({ description: "Needed with a reason, as for the act." }))),
  words_en: Type.Optional(nullable(Type.String({ description: "Needed with a reason, as for the act." }))),
});

export const UpdateOwnUserBody = Type.Object({
  email: Type.Optional(email),
  full_name: Type.Optional(nullable(fullName)),
  receive_updates: Type.Optional(Type.Boolean()),
  allow_data_for_training: Type.Optional(Type.Boolean()),
  agreement_version: Type.Optional(
    Type.String({ maxLength: 20, description: "The user agreement that has just been accepted." }),
  ),
  agreement_language: Type.Optional(oneOf(LANGUAGES)),
});

export const ChangePasswordBody = Type.Object({
  current_password: Type.String(),
  new_password: password,
  confirm_password: Type.Optional(confirmPassword),
});

export const UserIdParams = Type.Object({ user_id: Type.String({ description: "Of the account: a UUID." }) });

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const userSchemaIsTheDomainType: Same<Static<typeof UserSchema>, User> = true;

export type ListedUser = Static<typeof ListedUserSchema>;
export type UpdateOwnUser = Static<typeof UpdateOwnUserBody>;
