import type { Selectable } from "kysely";
import type { User } from "#domain/users/user.ts";
import type { AccountTable } from "../db/tables.ts";

/** The columns that a user is made of: never the hash. */
export const USER_COLUMNS = [
  "id",
  "email",
  "full_name",
  "is_superuser",
  "is_active",
  "email_verified",
  "receive_updates",
  "allow_data_for_training",
  "privacy_preferences_updated_at",
  "created_at",
] as const satisfies readonly (keyof AccountTable)[];

export type UserRow = Pick<Selectable<AccountTable>, (typeof USER_COLUMNS)[number]>;

/** A row as the calls answer it; what else the row may hold stays behind. Instants become ISO text in UTC. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    is_superuser: row.is_superuser,
    is_active: row.is_active,
    email_verified: row.email_verified,
    receive_updates: row.receive_updates,
    allow_data_for_training: row.allow_data_for_training,
    privacy_preferences_updated_at: row.privacy_preferences_updated_at,
    created_at: row.created_at,
  };
}
