import { SENDER_CLOCK } from "#offline/outbox/sending/sender-clock.ts";
import { OwnerChangedError } from "#offline/outbox/sending/outcome.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { askForPhoto } from "#offline/viewings/sync/ask-for-photo.ts";
import type { ViewingsParts } from "#offline/viewings/sync/sync-parts.ts";
import { whileSending } from "../sending/hold-while-sending.ts";
import { outboxApi } from "../sending/outbox-api.ts";
import { shrinkPhotoLater } from "../sending/shrink-photo-later.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { transport } from "../../api/transport.ts";

/** This tab as a syncer of viewings. */
export const pageViewings: ViewingsParts = {
  api: {
    call: (...call) => whileSending(() => outboxApi.call(...call)),
    photo(owner, of, signal) {
      if (ownerOf(accessToken.peek()) !== owner) throw new OwnerChangedError("Another user is signed in");
      return askForPhoto(transport, of, signal);
    },
  },
  owner: () => ownerOf(accessToken.peek()),
  shrink: shrinkPhotoLater,
  clock: SENDER_CLOCK,
};
