import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import type { ViewingsParts } from "#offline/viewings/sync/sync-parts.ts";
import { whileSending } from "../../sync/while-sending.ts";
import { pageApi } from "../../sync/page-api.ts";
import { shrinkPhotoLater } from "../../sync/shrink-photo-later.ts";
import { accessToken } from "../../api/credentials/session.ts";

/** This tab as a syncer of viewings. */
export const pageViewings: ViewingsParts = {
  api: { ...pageApi, call: (...call) => whileSending(() => pageApi.call(...call)) },
  owner: () => ownerOf(accessToken.peek()),
  shrink: shrinkPhotoLater,
  clock: SENDER_CLOCK,
};
