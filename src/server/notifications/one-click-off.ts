import type { FastifyInstance } from "fastify";
import { limitBadTokens, invalidToken } from "../auth/mailbox/mailed-link-attempts.ts";
import { clientOf } from "../http/calls/client-of.ts";
import { scopeOfToken } from "./off-token.ts";
import type { NotificationParts } from "./routes.ts";
import { switchOff } from "./switch-off.ts";

/** The page that mails link to, and to which mail programs post: both by the address in List-Unsubscribe. */
const OFF_PATH = "/notifications/off";

/** What a mail program sends, as a form of either kind, is `List-Unsubscribe=One-Click` and nothing else. */
const MOST_BYTES = 4096;

/**
 * Takes what mail programs post when their user ends a list (RFC 8058): without cookies, a login or a redirection. The token in
 * the address says what ends.
 */
export function serveOneClickOff(app: FastifyInstance, { db, clock, secretKeys, limits }: NotificationParts): void {
  void app.register(async (posts) => {
    posts.removeAllContentTypeParsers();
    posts.addContentTypeParser("*", { parseAs: "string", bodyLimit: MOST_BYTES }, (_, text, done) => done(null, text));
    posts.post<{ Querystring: { token?: unknown } }>(OFF_PATH, async (request, reply) => {
      const { token } = request.query;
      await limitBadTokens(limits, clientOf(request, reply), async () => {
        const scope = typeof token === "string" ? scopeOfToken(token, secretKeys) : undefined;
        const now = clock.now().toISOString();
        const switched =
          scope && (await db.transaction().execute((trx) => switchOff(trx, scope, { isOn: false, now })));
        if (switched === undefined) throw invalidToken();
      });
      return reply.type("text/plain; charset=utf-8").header("cache-control", "no-store").send("OK\n");
    });
  });
}
