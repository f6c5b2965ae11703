import { recordDeletedAccount } from "#offline/outbox/entries/deleted-accounts.ts";
import { mirrorApi, mirroredOwner } from "#offline/session/mirror-api.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { shrinkInWorker } from "#offline/shrink/shrink-in-worker.ts";

const connection = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  baseUrl: "",
};

let wasRefused = false;

/** Whether the server has refused the session since the last call of this. */
export function takeRefusal(): boolean {
  const refused = wasRefused;
  wasRefused = false;
  return refused;
}

/** This worker as a caller of the server: with the mirrored session, for its user alone. */
export const workerParts = {
  api: mirrorApi(connection, { onRefused: () => (wasRefused = true), onAccountGone: recordDeletedAccount }),
  owner: mirroredOwner,
  shrink: shrinkInWorker,
  clock: SENDER_CLOCK,
};
