import type { CallServer } from "../http/calls/serve-calls.ts";
import { serveAdmin } from "./admin/admin-routes.ts";
import { serveConfirmationMail } from "./own/confirmation-mail-routes.ts";
import { serveDeletion } from "./deletion-routes.ts";
import { serveExport } from "./export/export-routes.ts";
import { serveOwnUser } from "./own/own-user-routes.ts";
import { servePassword } from "./own/password-routes.ts";
import { serveSecondFactorReset } from "./admin/second-factor-routes.ts";
import { serveSignUp } from "./own/sign-up-routes.ts";
import { serveUserEdit } from "./admin/user-edit-routes.ts";
import type { UserParts } from "./user-parts.ts";

/** The calls under /api/v1/users. */
export function serveUsers(calls: CallServer, parts: UserParts): void {
  serveSignUp(calls, parts);
  serveOwnUser(calls, parts);
  serveConfirmationMail(calls, parts);
  servePassword(calls, parts);
  serveDeletion(calls, parts);
  serveExport(calls, parts);
  serveAdmin(calls, parts);
  serveUserEdit(calls, parts);
  serveSecondFactorReset(calls, parts);
}
