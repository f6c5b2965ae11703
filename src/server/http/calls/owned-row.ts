import { HttpError } from "../errors/http-error.ts";
import { logSecurityEvent } from "../log/security-event.ts";
import type { Caller } from "./caller.ts";
import type { Client } from "./client-of.ts";
import { lackOfRights } from "./superuser-rights.ts";

/** A row that a user has written; its owner is null once the account is deleted. */
interface OwnedRow {
  id: string;
  owner_id: string | null;
}

/** @throws HttpError 403 for a row that is neither the caller's own nor a superuser's to change; the log tells of it. */
export function refuseOthersRow({ id, owner_id }: OwnedRow, caller: Caller, { log }: Client): void {
  if (owner_id === caller.userId || caller.isSuperuser) return;
  logSecurityEvent(log, "refused: somebody else's", { rowId: id });
  throw lackOfRights(caller, new HttpError("not_owner", "Not enough permissions"));
}

/** Logs what a superuser has done to another user's row; nothing of what owners do to their own. */
export function logActOnOthersRow(
  event: "changed by superuser" | "deleted by superuser",
  { id, owner_id }: OwnedRow,
  { userId }: Caller,
  { log }: Client,
): void {
  if (owner_id !== userId) logSecurityEvent(log, event, { rowId: id });
}
