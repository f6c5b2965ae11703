import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { paths } from "../../paths.ts";
import { isInAppBrowser } from "../../platform/in-app-browser.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { OutOfListsNote } from "../room/out-of-lists-note.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardChoices } from "./card-choices.tsx";
import { CardPreview } from "./card-preview.tsx";
import { ownContactOf } from "./contact-of.ts";
import { wordsToPost, type PostPlace } from "./picture/words-to-post.ts";
import { useCard, type CardChoice } from "./use-card.ts";
import { WordsToPost } from "./words-to-post.tsx";

interface Props {
  listing: Listing;
  onClose: () => void;
}

/** Makes a picture of a room, to be saved or shared, and a text to go with it; its link is there too (PR-215, A-51). */
export function ShareCardSheet({ listing, onClose }: Props) {
  const { i18n } = useLingui();
  const [choice, setChoice] = useState<CardChoice>(() => ({
    shape: "upright",
    language: currentLanguage(),
    look: "paper",
    contact: null,
  }));
  const [place, setPlace] = useState<PostPlace>("wechat");
  const address = new URL(paths.room(listing.id), location.origin).href;
  const card = useCard(listing, choice, address);
  const contact = ownContactOf(listing, accessToken.value);
  const words = card.words && wordsToPost(card.words.i18n, place, listing, card.words.text, address);
  const isHeld = isInAppBrowser(navigator);
  return (
    <Sheet
      title={i18n._("share-card.title")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      wide
      footer={<CardActions {...{ listing, words, isHeld }} shape={choice.shape} picture={card.picture} />}
    >
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-8">
        {/* Its card is made all the same: an owner may want it before the room goes back into the lists. */}
        <div className="empty:hidden md:col-span-2">
          <OutOfListsNote listing={listing} />
        </div>
        <CardPreview card={card} shape={choice.shape} isHeld={isHeld} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <CardChoices choice={choice} onChange={(changed) => setChoice({ ...choice, ...changed })} />
          {contact !== null && (
            <Checkbox
              name="contact"
              label={i18n._("share-card.add-contact", { contact })}
              help={i18n._("share-card.add-contact.warning")}
              checked={choice.contact !== null}
              onChange={(isWanted) => setChoice({ ...choice, contact: isWanted ? contact : null })}
            />
          )}
          <WordsToPost {...{ words, place, address }} language={choice.language} onPlace={setPlace} />
        </div>
      </div>
    </Sheet>
  );
}
