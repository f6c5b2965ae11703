import { useLingui } from "@lingui/react";
import { ClipboardCopy, Download, Link2, Share2 } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { copyText } from "../../platform/copy-text.ts";
import { saveFile } from "../../platform/save-file.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { shortId } from "../../ui/short-id.ts";
import { shareRoom } from "../room/share-room.ts";
import type { Shape } from "./picture/instructions.ts";
import { canShareCards, cardFile } from "./picture/make-card.ts";

interface Props {
  listing: Listing;
  shape: Shape;
  /** Its address; null until it is made. */
  picture: string | null;
  /** The text to copy. */
  words: string | null;
  /** The window can neither save nor share a file: the picture is held instead. */
  isHeld: boolean;
}

/** What can be done with a card: the phone's own share sheet where it takes pictures, else it is saved. */
export function CardActions({ listing, shape, picture, words, isHeld }: Props) {
  const { i18n } = useLingui();
  const canShare = !isHeld && canShareCards();
  const name = `qiying-${shortId(listing.id)}-${shape}.jpg`;
  const file = () => cardFile(picture ?? "", name);
  const save = () => saveFile(file(), name);
  const isLinkShared = "share" in navigator;
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-end">
      {!isHeld && (
        <Button
          look="primary"
          disabled={picture === null}
          onClick={canShare ? () => void shareFile(file()) : save}
          className="sm:order-last"
        >
          <Icon of={canShare ? Share2 : Download} />
          {canShare ? i18n._("share-card.share-picture") : i18n._("share-card.save")}
        </Button>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {canShare && (
          <ActionButton icon={Download} text={i18n._("share-card.save")} disabled={picture === null} onPress={save} />
        )}
        <ActionButton
          icon={ClipboardCopy}
          text={i18n._("share-card.copy-words")}
          disabled={words === null}
          onPress={() => void copyText(i18n, words ?? "")}
        />
        <ActionButton
          icon={Link2}
          text={isLinkShared ? i18n._("share-card.share-link") : i18n._("own-listings.copy-link")}
          onPress={() => void shareRoom(i18n, listing)}
        />
      </div>
    </div>
  );
}

/** Opens the phone's share sheet with the picture; where that fails, saves it. */
async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The user closed the share sheet: not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, file.name);
  }
}
