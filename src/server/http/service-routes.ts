import { APP_NAME } from "#contract/routes.ts";
import type { Clock } from "../clock.ts";
import { HttpError } from "./errors/http-error.ts";
import type { CallServer } from "./calls/serve-calls.ts";

/** Probes: of the app, of the process, of its readiness (F13). */
export function serveProbes(calls: CallServer, clock: Clock, askDatabase: () => Promise<void>): void {
  const momentary = { momentary: true };
  calls.serve("ping", () => ({ ok: true, app: APP_NAME, now: clock.now().toISOString() }), momentary);
  calls.serve("health", () => ({ status: "ok" }), momentary);
  calls.serve(
    "ready",
    async () => {
      await askDatabase().catch(() => {
        throw new HttpError("database_unavailable", "The database does not answer", { "retry-after": "2" });
      });
      return { status: "ok" };
    },
    momentary,
  );
}

/** What the page needs to know of this installation. */
export function serveSite(calls: CallServer, { supportEmail }: { supportEmail: string | undefined }): void {
  calls.serve("readSite", () => ({ support_email: supportEmail ?? null }));
}
