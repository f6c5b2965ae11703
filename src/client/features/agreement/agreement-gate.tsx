import { Suspense, useEffect } from "react";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { lazyScreen } from "../../platform/language/lazy-screen.ts";
import { connection } from "../../platform/connection/connection.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { agreementRecord, watchRecord } from "../../session/agreement-record.ts";

// With what delivers it: accepted without a network, it must not wait for code that could not be fetched.
const AgreementDialog = lazyScreen(async () => {
  const [{ AgreementDialog }] = await Promise.all([import("./agreement-dialog.tsx"), import("./queue-agreement.ts")]);
  return AgreementDialog;
});

/** Asks a signed-in reader for the agreement when this phone has no record of theirs, and sees it delivered. */
export function AgreementGate() {
  const userId = ownerOf(accessToken.value);
  const isAccepted = agreementRecord.value?.userId === userId;
  useEffect(watchRecord, []);
  useDelivery(isAccepted && agreementRecord.value?.sent === false);
  // A token that names nobody is refused by the server soon enough, which ends the session.
  if (isAccepted || userId === ANONYMOUS) return null;
  return (
    <Suspense>
      <AgreementDialog userId={userId} />
    </Suspense>
  );
}

function useDelivery(isOwed: boolean): void {
  const isOnline = connection.value === "online";
  useEffect(() => {
    // Also once more when the network is back: without one it may not even have been queued.
    if (isOwed) void deliver();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOwed, isOnline]);
}

async function deliver(): Promise<void> {
  const record = agreementRecord.peek();
  if (record === null || record.sent) return;
  try {
    // With the phone's store, which others never need on their first screen.
    const { queueAgreement } = await import("./queue-agreement.ts");
    await queueAgreement(record);
  } catch (error) {
    // Not even kept for later, for want of a network: the record is, and the next occasion comes with the network.
    if (error instanceof ApiError || error instanceof UnreachableError || error instanceof TypeError) return;
    throw error;
  }
}
