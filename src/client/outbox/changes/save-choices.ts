import { UnreachableError } from "#contract/api-error.ts";
import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import type { User } from "#domain/users/user.ts";
import { connection } from "../../platform/connection/connection.ts";
import { ask } from "../../api/transport.ts";
import { changeOwnUser, queuedChanges } from "./change-own-user.ts";

/**
 * Saves privacy choices: directly where the server answers, so that the form shows an error; else through the outbox,
 * also while it holds an earlier choice, which must not arrive after this one.
 * @returns The user as saved; null when the change is queued.
 * @throws ApiError; UnreachableError where storage is blocked.
 */
export async function saveChoices(owner: string, body: UpdateOwnUser): Promise<User | null> {
  const earlier = await queuedChanges(owner);
  if (earlier.length === 0 && connection.peek() === "online") {
    try {
      return (await ask("updateOwnUser", { body })).data;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
  }
  await changeOwnUser(owner, body);
  return null;
}
