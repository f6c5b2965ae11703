import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import type { ViewingsParts } from "#offline/viewings/sync/sync-parts.ts";
import { whileSending } from "../sending/hold-while-sending.ts";
import { outboxApi } from "../sending/outbox-api.ts";
import { shrinkPhotoLater } from "../sending/shrink-photo-later.ts";
import { accessToken } from "../../api/credentials/session.ts";

/** This tab as a syncer of viewings. */
export const pageViewings: ViewingsParts = {
  api: { ...outboxApi, call: (...call) => whileSending(() => outboxApi.call(...call)) },
  owner: () => ownerOf(accessToken.peek()),
  shrink: shrinkPhotoLater,
  clock: SENDER_CLOCK,
};
