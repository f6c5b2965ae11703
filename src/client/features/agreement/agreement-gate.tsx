import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { within } from "#domain/within.ts";
import { lazyScreen } from "../../platform/language/lazy-screen.ts";
import { connection } from "../../platform/connection/connection.ts";
import { DOCUMENT_PATHS } from "../../paths.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { agreementRecord, restoreRecord, watchRecord } from "../../session/agreement-record.ts";

// Preloads the code that sends it: accepted offline, it could not be fetched then.
const AgreementDialog = lazyScreen(async () => {
  const [{ AgreementDialog }] = await Promise.all([
    import("./agreement-dialog.tsx"),
    import("./queue-agreement.ts"),
    import("#offline/session/agreement-copy.ts"),
  ]);
  return AgreementDialog;
});

/**
 * Shows the agreement to a signed-in user without a record on this phone, and sends the acceptance. The documents
 * that it links to can be read before.
 */
export function AgreementGate() {
  const [path] = useLocation();
  const userId = ownerOf(accessToken.value);
  const isAccepted = agreementRecord.value?.userId === userId;
  const isLookedFor = useRestored(userId);
  useEffect(watchRecord, []);
  useDelivery(isAccepted && agreementRecord.value?.sent === false);
  // A token without a user is soon refused by the server, which ends the session.
  if (isAccepted || !isLookedFor || userId === ANONYMOUS || DOCUMENT_PATHS.has(path)) return null;
  return (
    <Suspense>
      <AgreementDialog userId={userId} />
    </Suspense>
  );
}

/** @returns Whether a record that local storage has lost was looked for. */
function useRestored(userId: string): boolean {
  const [lookedFor, setLookedFor] = useState<string | null>(null);
  useEffect(() => {
    if (userId === ANONYMOUS) return;
    void within(STORE_PATIENCE_MS, restoreRecord(userId), undefined).finally(() => setLookedFor(userId));
  }, [userId]);
  return lookedFor === userId;
}

function useDelivery(isOwed: boolean): void {
  const isOnline = connection.value === "online";
  useEffect(() => {
    // Also when the network is back: offline it may not even have been queued.
    if (isOwed) void deliver();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOwed, isOnline]);
}

async function deliver(): Promise<void> {
  const record = agreementRecord.peek();
  if (record === null || record.sent) return;
  try {
    // Lazy, with the store's code: other users never need it on their first screen.
    const { queueAgreement } = await import("./queue-agreement.ts");
    await queueAgreement(record);
  } catch (error) {
    // The code could not be loaded offline: the record stays, and is sent when the network is back.
    if (error instanceof ApiError || error instanceof UnreachableError || error instanceof TypeError) return;
    throw error;
  }
}
