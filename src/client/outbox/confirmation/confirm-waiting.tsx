import { useCurrentUser } from "../../session/current-user.ts";
import { ConfirmAgain } from "./confirm-again.tsx";

/** Below what waits for its owner's address to be confirmed: the mail, once more. Nothing until the address is known. */
export function ConfirmWaiting() {
  const { user } = useCurrentUser();
  if (user === undefined || user.email_verified) return null;
  return <ConfirmAgain email={user.email} look="primary" />;
}
