import type { AccessTokens } from "../auth/sessions/access-token.ts";
import { serveMailbox } from "../auth/mailbox/mailbox-routes.ts";
import type { Passwords } from "../auth/passwords.ts";
import { serveSessions } from "../auth/sessions/session-routes.ts";
import { sessions } from "../auth/sessions/sessions.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { serveDeadMails } from "../mail/dead-mail-routes.ts";
import { answerLate } from "../moderation/reports/answer-late.ts";
import { serveModeration } from "../moderation/routes.ts";
import type { FindPhoto } from "../photos/storage/photo-storage.ts";
import type { ScamGuard } from "../scam-guard/scam-guard.ts";
import { serveUsers } from "../users/routes.ts";
import type { AppParts, Shared } from "./app-parts.ts";

/** The calls about accounts and their sessions, and those that act on them: administration and moderation. */
export function serveAccounts(
  calls: CallServer,
  { settings, siteUrl, mailFolder }: AppParts,
  {
    tokens,
    ...shared
  }: Shared & { passwords: Passwords; tokens: AccessTokens; findPhoto: FindPhoto; guard: ScamGuard },
) {
  const withSessions = { ...shared, sessions: sessions({ ...shared, tokens }) };
  serveSessions(calls, { ...withSessions, tokens });
  serveMailbox(calls, {
    ...withSessions,
    site: () => ({ url: siteUrl(), supportEmail: settings.supportEmail }),
    onConfirmed: (trx, id, now) => answerLate(trx, id, { mails: shared.mails, now }),
  });
  serveDeadMails(calls, shared);
  serveUsers(calls, { ...withSessions, mailFolder, requireEmailCode: settings.requireEmailCode });
  serveModeration(calls, { ...withSessions, requireEmailCode: settings.requireEmailCode });
}
