import type { ReactNode } from "react";
import { viewingsNews } from "#offline/viewings/viewings-news.ts";
import { OnceAnswered } from "../../outbox/once-answered.tsx";

/** What a screen says where a room is not among the saved ones: shown once the account has been heard. */
export function OnceViewingsAnswered({ owner, children }: { owner: string; children: ReactNode }) {
  return (
    <OnceAnswered owner={owner} answerOf={viewingsNews} onAskAgain={askAgain}>
      {children}
    </OnceAnswered>
  );
}

function askAgain(): void {
  void import("../../sync/documents-sync.ts").then(
    ({ syncDocumentsNow }) => syncDocumentsNow(),
    // Without a network neither this module nor the account can be reached.
    () => undefined,
  );
}
