import { isUnanswered } from "#contract/api-error.ts";
import { call, type Answer, type Transport } from "#contract/call.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { askForOwnPhoto } from "#offline/transport/ask-for-own-photo.ts";
import type { ServerApi } from "#offline/transport/server-api.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../api/credentials/session.ts";
import { reportReachable, reportUnreachable } from "../platform/connection/connection.ts";
import { noteServerTime } from "../platform/clock/server-clock.ts";
import { ask, queuedTransport, transport } from "../api/transport.ts";
import { uploadingFetch } from "./upload-photo.ts";

/** A page's calls to the server: authenticated as the signed-in user, and on behalf of that user alone. */
export const pageApi: ServerApi = {
  // Without an account an answer says nothing about the session of the signed-in user.
  call: (owner, name, options) =>
    noted(owner === ANONYMOUS ? call(withoutAccount, name, options) : ask(name, options, transportOf(owner))),
  async upload(owner, { signal, onProgress, ...body }) {
    const via = { ...transportOf(owner), fetch: uploadingFetch(onProgress) };
    const { data } = await noted(ask("uploadImage", { body, idempotencyKey: body.uuid, signal }, via));
    return data;
  },
  photo(owner, photo, signal) {
    const token = tokenOf(owner);
    return askForOwnPhoto({ ...transport, accessToken: () => token }, photo, signal);
  },
};

const withoutAccount: Transport = { ...queuedTransport, accessToken: () => null };

// The token is read for each request, also for the retry after a renewal: an entry is never sent with another user's
// token.
function transportOf(owner: string): Transport {
  return { ...queuedTransport, accessToken: () => tokenOf(owner) };
}

function tokenOf(owner: string): string | null {
  const token = accessToken.peek();
  if (ownerOf(token) !== owner) throw new OwnerChangedError("Another user is signed in");
  return token;
}

/** Reports the outcome of a call to the connection monitor. */
async function noted<T>(asked: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    const answer = await asked;
    noteServerTime(answer.fetchedAt);
    reportReachable();
    return answer;
  } catch (error) {
    if (isUnanswered(error)) reportUnreachable();
    throw error;
  }
}
