import { BROWSER } from "#offline/browser/browser.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import type { Process } from "#offline/documents/process.ts";
import { MOVED } from "#offline/kinds/moved.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { mirroredOwner } from "#offline/session/mirror-api.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { pictureMaker } from "#offline/shrink/picture-maker.ts";
import { withContacts } from "#offline/viewings/with-contacts.ts";
import { workerParts } from "./worker-parts.ts";

/** This worker, as the engine of documents knows it. */
export const workerProcess: Process = {
  ...BROWSER,
  store: dexieStore,
  api: workerParts.api,
  owner: signedIn,
  holder: newUuid(),
  place: "worker",
  newUuid,
  kinds: { ...MOVED, viewing: withContacts(viewing) },
  makeSmall: pictureMaker(workerParts.shrink),
};

async function signedIn(): Promise<string | null> {
  const owner = await mirroredOwner();
  return owner === ANONYMOUS ? null : owner;
}
