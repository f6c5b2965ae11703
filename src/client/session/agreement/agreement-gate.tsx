import { Suspense, useEffect } from "react";
import { ANONYMOUS, ownerOf } from "#offline/owner-of.ts";
import { laterScreen } from "../../later-screen.ts";
import { connection } from "../../shell/connection.ts";
import { useCurrentUser } from "../current-user.ts";
import { accessToken } from "../session.ts";
import { agreementRecord, watchRecord } from "./agreement-record.ts";
import { sendAgreement } from "./send-agreement.ts";

const AgreementDialog = laterScreen(async () => (await import("./agreement-dialog.tsx")).AgreementDialog);

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
  const { update } = useCurrentUser();
  useEffect(() => {
    if (!isOwed || !isOnline) return;
    void sendAgreement().then((user) => user && update(user));
    // The function is new at each render, and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOwed, isOnline]);
}
