import { BROWSER } from "#offline/browser/browser.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import type { Process } from "#offline/documents/process.ts";
import { isCostlyNetwork } from "#offline/cache/photos/costly-network.ts";
import { MOVED } from "#offline/kinds/moved.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { pictureMaker } from "#offline/shrink/picture-maker.ts";
import { withContacts } from "#offline/viewings/with-contacts.ts";
import { accessToken } from "../api/credentials/session.ts";
import { pageApi } from "./page-api.ts";
import { shrinkPhotoLater } from "./shrink-photo-later.ts";
import { whileSending } from "./while-sending.ts";

/** This tab, as the engine of documents knows it. */
export const pageProcess: Process = {
  ...BROWSER,
  store: dexieStore,
  api: { ...pageApi, call: (...call) => whileSending(() => pageApi.call(...call)) },
  owner: signedIn,
  holder: newUuid(),
  place: "page",
  isThrottled: () => document.visibilityState === "hidden",
  newUuid,
  isCostly: isCostlyNetwork,
  kinds: { ...MOVED, viewing: withContacts(viewing) },
  makeSmall: pictureMaker(shrinkPhotoLater),
};

function signedIn(): string | null {
  const owner = ownerOf(accessToken.peek());
  return owner === ANONYMOUS ? null : owner;
}
