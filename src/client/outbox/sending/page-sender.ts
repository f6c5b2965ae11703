import { newUuid } from "#offline/databases/new-uuid.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import type { PhotoSender } from "#offline/outbox/sending/send-photos.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { afterDone } from "../receipts/after-done.ts";
import { postponeConfirming } from "./confirm-posted-here.ts";
import { pageApi } from "../../sync/page-api.ts";
import { shrinkPhotoLater } from "../../sync/shrink-photo-later.ts";
import { holdingWhileSending } from "./hold-while-sending.ts";
import { noteProgress } from "./photo-progress.ts";
import { photosHereOrInAccount } from "../account-drafts/drafts-parts.ts";

/** This tab as a sender of photos; callers hold updates meanwhile. */
export const photoSender = {
  api: pageApi,
  shrink: shrinkPhotoLater,
  photos: photosHereOrInAccount,
  clock: SENDER_CLOCK,
  onProgress: noteProgress,
} satisfies PhotoSender;

/** This tab as a sender of the outbox. */
export const pageSender: Sender = holdingWhileSending({
  ...photoSender,
  holder: newUuid(),
  place: "page",
  isThrottled: () => document.visibilityState === "hidden",
  owner: () => ownerOf(accessToken.peek()),
  onDone: (receipt) => {
    postponeConfirming();
    void afterDone(receipt);
  },
});
