import { useLingui } from "@lingui/react";
import { Share2 } from "lucide";
import type { Listing } from "#domain/listing.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { shareRoom } from "./share-room.ts";

/** The phone's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  return (
    <Button onClick={() => void shareRoom(i18n, listing)}>
      <Icon of={Share2} />
      {i18n._("room.share")}
    </Button>
  );
}
