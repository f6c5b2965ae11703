import { useLingui } from "@lingui/react";
import { Share2 } from "lucide";
import type { Listing } from "#domain/listing.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { copyText } from "./copy-text.ts";

/** The phone's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const share = async () => {
    const url = new URL(paths.item(listing.id), location.origin).href;
    if (!("share" in navigator)) return copyText(i18n, url);
    try {
      await navigator.share({ title: listing.title, url });
    } catch (error) {
      // The reader closed the share sheet: that is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(i18n, url);
    }
  };
  return (
    <Button onClick={() => void share()}>
      <Icon of={Share2} />
      {i18n._("room.share")}
    </Button>
  );
}
