import { signal } from "@preact/signals-react";
import { shareWhileUnderWay } from "#domain/remembered.ts";
import { accessToken } from "./credentials/session.ts";

/** Ends the question for a code of the second factor, with whether one was right; null where nothing is asked. */
export const answerStepUp = signal<((isSteppedUp: boolean) => void) | null>(null);

/** Asks for a code of the second factor: one question for all calls that wait for it. @returns Whether the session has its rights now. */
export const askToStepUp = shareWhileUnderWay(() =>
  new Promise<boolean>((resolve) => {
    answerStepUp.value = resolve;
  }).finally(() => (answerStepUp.value = null)),
);

// Who has left is not asked.
accessToken.subscribe((token) => {
  if (token === null) answerStepUp.peek()?.(false);
});
