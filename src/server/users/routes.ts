import type { Kysely } from "kysely";
import type { Passwords } from "../auth/passwords.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Tables } from "../db/tables.ts";
import type { CallServer } from "../http/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { FindPhoto } from "../photos/photo-storage.ts";
import { serveAdmin } from "./admin-routes.ts";
import { serveDeletion } from "./deletion-routes.ts";
import { serveExport } from "./export-routes.ts";
import { serveOwnUser } from "./own-user-routes.ts";
import { servePassword } from "./password-routes.ts";
import { serveSignUp } from "./sign-up-routes.ts";
import { serveUserEdit } from "./user-edit-routes.ts";

export interface UserParts {
  db: Kysely<Tables>;
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
