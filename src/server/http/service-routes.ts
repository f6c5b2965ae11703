import { APP_NAME } from "#contract/routes.ts";
import type { Clock } from "../clock.ts";
import { HttpError } from "./errors/http-error.ts";
import type { UntrustedProxy } from "./calls/untrusted-proxy.ts";
import type { CallServer } from "./calls/serve-calls.ts";

interface ProbeParts {
  clock: Clock;
  askDatabase: () => Promise<void>;
  /** Whether anybody could log in. */
  canLogIn: () => Promise<boolean>;
  /** Aborted when the process is about to stop: it answers on for a while, and is not to be sent more. */
  stopping: AbortSignal | undefined;
}

/** Probes: of the app, of the process, of its readiness, and for balancers (F13). */
export function serveProbes(calls: CallServer, { clock, askDatabase, canLogIn, stopping }: ProbeParts): void {
  calls.serve("ping", () => ({ ok: true, app: APP_NAME, now: clock.now().toISOString() }));
  calls.serve("health", () => ({ status: "ok" }));
  calls.serve("serving", () => {
    refuseStopping(stopping);
    return { status: "ok" };
  });
  calls.serve("ready", async () => {
    refuseStopping(stopping);
    await askDatabase().catch(() => {
      throw new HttpError("database_unavailable", "The database does not answer", { "retry-after": "2" });
    });
    if (!(await canLogIn()))
      throw new HttpError("service_unavailable", "Passwords cannot be checked", { "retry-after": "2" });
    return { status: "ok" };
  });
}

function refuseStopping(stopping: AbortSignal | undefined): void {
  if (stopping?.aborted)
    throw new HttpError("service_unavailable", "The server is about to stop", { "retry-after": "2" });
}

/** What the operator of this installation should put right. */
export function serveOperation(calls: CallServer, untrustedProxy: () => UntrustedProxy | null): void {
  calls.serve("readOperation", () => {
    const proxy = untrustedProxy();
    return { untrusted_proxy: proxy && { peer: proxy.peer, since: proxy.since.toISOString() } };
  });
}

/** What the page needs to know of this installation. */
export function serveSite(
  calls: CallServer,
  site: { supportEmail: string | undefined; requireEmailCode: boolean; canTranslate: boolean },
): void {
  calls.serve("readSite", () => ({
    support_email: site.supportEmail ?? null,
    email_confirmation_required: site.requireEmailCode,
    translates_listings: site.canTranslate,
  }));
}
