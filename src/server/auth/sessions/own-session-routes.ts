import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import { listSessions } from "./session-store.ts";
import type { Sessions } from "./sessions.ts";

/** The caller's devices, and ending them one by one or all at once (V7.4.3). */
export function serveOwnSessions(
  calls: CallServer,
  { db, clock, sessions }: { db: Db; clock: Clock; sessions: Sessions },
): void {
  calls.serve("listOwnSessions", async ({ caller }) => {
    const rows = await listSessions(db, caller.userId, clock.now().toISOString());
    // A session is renewed at least every half hour while it is used: no call has to write that it was.
    const data = rows.map(({ id, browser, system, created_at, rotated_at }) => ({
      id,
      browser,
      system,
      created_at,
      last_used_at: rotated_at,
      is_current: id === caller.sessionId,
    }));
    return { data, count: data.length };
  });

  calls.serve("endOwnSession", async ({ params, caller, client }) => {
    const id = params.session_id.toLowerCase();
    const isEnded = isUuid(id) && (await sessions.endOther(db, { id, userId: caller.userId }));
    // Another account's is answered like one that does not exist.
    if (!isEnded) throw new HttpError("session_not_found", "Session not found");
    logSecurityEvent(client.log, "session ended from another device", {});
    return null;
  });

  calls.serve("logoutEverywhere", async ({ caller, client }) => {
    await sessions.endAll(db, caller.userId, "ended-elsewhere", caller.sessionId);
    logSecurityEvent(client.log, "logged out everywhere else", {});
    return null;
  });
}
