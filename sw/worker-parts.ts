import { mirrorApi, mirroredOwner, mirroredTokenOf } from "#offline/outbox/sending/mirror-api.ts";
import { SENDER_CLOCK } from "#offline/outbox/sending/sender-clock.ts";
import { shrinkInWorker } from "#offline/shrink/shrink-in-worker.ts";
import { askForPhoto } from "#offline/viewings/sync/ask-for-photo.ts";
import type { ViewingsParts } from "#offline/viewings/sync/sync-parts.ts";

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

/** The sender's parts in this worker: the mirrored session, for its user alone. */
export const workerParts = {
  api: mirrorApi(connection, () => (wasRefused = true)),
  owner: mirroredOwner,
  shrink: shrinkInWorker,
  clock: SENDER_CLOCK,
};

/** The same for syncing viewings. */
export const workerViewings: ViewingsParts = {
  ...workerParts,
  api: {
    ...workerParts.api,
    async photo(owner, of, signal) {
      const token = await mirroredTokenOf(owner);
      return askForPhoto({ ...connection, accessToken: () => token }, of, signal);
    },
  },
};
