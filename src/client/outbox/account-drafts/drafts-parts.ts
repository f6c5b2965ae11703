import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import type { PhotoStore } from "#offline/drafts/photo-store.ts";
import { fetchDraftPhoto } from "#offline/account-drafts/fetch-draft-photos.ts";
import type { DraftsParts } from "#offline/account-drafts/sync-parts.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { pagePhotoStore } from "../../drafts/photos/store/page-photo-store.ts";
import { pageApi } from "../../sync/page-api.ts";
import { shrinkPhotoLater } from "../../sync/shrink-photo-later.ts";

/** This tab as a syncer of drafts. */
export const pageDrafts: DraftsParts = {
  api: pageApi,
  owner: () => ownerOf(accessToken.peek()),
  shrink: shrinkPhotoLater,
  photos: pagePhotoStore,
  clock: SENDER_CLOCK,
};

/** The page's photos, and those that are still in the account: one of these is fetched when it is read. */
export const photosHereOrInAccount: PhotoStore = {
  ...pagePhotoStore,
  async readPhoto(owner, uuid, which) {
    const here = await pagePhotoStore.readPhoto(owner, uuid, which);
    if (here !== undefined) return here;
    const photo = await draftsDatabase().photos.get(uuid);
    if (photo?.owner !== owner || photo.awaited === undefined) return undefined;
    await fetchDraftPhoto(pageDrafts, photo);
    return pagePhotoStore.readPhoto(owner, uuid, which);
  },
};
