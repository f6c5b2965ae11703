import { holdReport, queueReport, takeBackReport } from "#offline/outbox/entries/enqueue-deeds.ts";
import type { ReportChange } from "#offline/drafts/outbox-entry.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { ask } from "../../api/transport.ts";
import { inReadyStore } from "../../drafts/store/in-ready-store.ts";
import { storeTroubleOf } from "../../drafts/store/store-trouble.ts";
import { sendSoon } from "../sending/sending.ts";

/**
 * Sends a report through the outbox, with an account or without. Where the storage is blocked, full or silent it
 * calls the server at once (S3, S10).
 * @returns Its number, where the server has answered at once; null where the outbox has it.
 * @throws ApiError, UnreachableError, only there.
 */
export async function sendReport(report: Omit<ReportChange, "type">): Promise<string | null> {
  const owner = ownerOf(accessToken.peek());
  try {
    await inReadyStore(() => queueReport(owner, report));
  } catch (error) {
    if (storeTroubleOf(error) === null) throw error;
    const { data } = await ask("createReport", { body: report.body, idempotencyKey: report.id });
    return data.number;
  }
  sendSoon();
  return null;
}

/**
 * Keeps a report on the phone for the moment in which it can be undone: it goes out then, also where the page is gone. Where the
 * storage is blocked, full or silent, the screen alone holds it.
 */
export async function holdReportHere(report: Omit<ReportChange, "type">): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  try {
    await inReadyStore(() => holdReport(owner, report));
  } catch (error) {
    if (storeTroubleOf(error) === null) throw error;
    return;
  }
  sendSoon();
}

/** Takes back a report that is held. @returns Whether nothing of it has left the phone. */
export async function takeBackHeldReport(id: string): Promise<boolean> {
  const owner = ownerOf(accessToken.peek());
  try {
    return await inReadyStore(() => takeBackReport(owner, id));
  } catch (error) {
    if (storeTroubleOf(error) === null) throw error;
    return true;
  }
}
