import type { Passwords } from "../auth/passwords.ts";
import type { Sessions } from "../auth/sessions/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import type { FindPhoto } from "../photos/photo-storage.ts";
import { serveAdmin } from "./admin/admin-routes.ts";
import { serveDeletion } from "./deletion-routes.ts";
import { serveExport } from "./export/export-routes.ts";
import { serveOwnUser } from "./own/own-user-routes.ts";
import { servePassword } from "./own/password-routes.ts";
import { serveSignUp } from "./own/sign-up-routes.ts";
import { serveUserEdit } from "./admin/user-edit-routes.ts";

export interface UserParts {
  db: Db;
  clock: Clock;
  secretKey: string;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  mails: MailQueue;
  /** For the export. */
  findPhoto: FindPhoto;
  /** Whether sign-up needs the mailed code (REQUIRE_EMAIL_CODE). */
  requireEmailCode: boolean;
}

/** The calls under /api/v1/users. */
export function serveUsers(calls: CallServer, parts: UserParts): void {
  serveSignUp(calls, parts);
  serveOwnUser(calls, parts);
  servePassword(calls, parts);
  serveDeletion(calls, parts);
  serveExport(calls, parts);
  serveAdmin(calls, parts);
  serveUserEdit(calls, parts);
}
