import type { I18n } from "@lingui/core";
import type { Listing } from "#domain/listings/listing.ts";
import { doDeed } from "../../../outbox/changes/do-deed.ts";
import { toast } from "../../../ui/toasts/toasts.ts";

/** Says that one's own room is still to be had. */
export async function confirmRoom(i18n: I18n, { id, title }: Listing): Promise<void> {
  await doDeed(i18n, { id, title, deed: { name: "confirm" } });
  toast("success", i18n._("own-listings.confirmed"));
}
