import type { Static } from "typebox";
import type { ExportSchema } from "#contract/schemas/export.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { unauthenticated } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { exportedPhotos } from "./exported-photos.ts";
import { readEverything } from "./export-store.ts";
import type { UserParts } from "../user-parts.ts";

/** Taking one's data along (UK GDPR: access and portability). */
export function serveExport(
  calls: CallServer,
  { db, clock, limits, findPhoto }: Pick<UserParts, "db" | "clock" | "limits" | "findPhoto">,
): void {
  calls.serve("exportOwnData", async ({ caller, client }): Promise<Static<typeof ExportSchema>> => {
    await limits.take([["dataExport", caller.userId]]);
    const everything = await readEverything(db, caller.userId, clock.now().toISOString());
    if (everything === undefined) throw unauthenticated("invalid_credentials");
    const photos = await exportedPhotos(everything.listings, findPhoto);
    logSecurityEvent(client.log, "account exported", {});
    return { exported_at: clock.now().toISOString(), ...everything, photos };
  });
}
