import type { ReactNode } from "react";
import { shownViewingStates } from "#offline/viewings/sync/shown-viewing-states.ts";
import { OnceAnswered } from "../../outbox/once-answered.tsx";

/** What a screen says where a room is not among the saved ones: shown once the account has been heard. */
export function OnceViewingsAnswered({ owner, children }: { owner: string; children: ReactNode }) {
  return (
    <OnceAnswered owner={owner} states={shownViewingStates} onAskAgain={askAgain}>
      {children}
    </OnceAnswered>
  );
}

function askAgain(): void {
  void import("../../outbox/viewings/viewings-sync.ts").then(
    ({ syncViewingsNow }) => syncViewingsNow(),
    // Without a network neither this module nor the account can be reached.
    () => undefined,
  );
}
