import type { I18n } from "@lingui/core";
import type { Listing } from "#domain/listings/listing.ts";
import { coverPostcodes } from "#domain/postcodes/public-postcode.ts";
import { paths } from "../../paths.ts";
import { shownText } from "../../platform/text/shown-text.ts";
import { copyText } from "../../platform/copy-text.ts";

/** Shares the link to a room, for strangers, too: by the phone's own share sheet where there is one, else on the clipboard. */
export async function shareRoom(i18n: I18n, { id, title }: Pick<Listing, "id" | "title">): Promise<void> {
  const url = new URL(paths.room(id), location.origin).href;
  if (!("share" in navigator)) return copyText(i18n, url);
  try {
    await navigator.share({ title: shownText(i18n, coverPostcodes(title)), url });
  } catch (error) {
    // The user closed the share sheet: not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(i18n, url);
  }
}
