import type { I18n } from "@lingui/core";
import { useEffect } from "react";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { reportUnreachable } from "../../platform/connection/connection.ts";
import { useBackOnline } from "../../platform/connection/use-back-online.ts";
import { sentencesIn } from "../../platform/language/i18n.ts";
import { cardText, type CardText } from "./picture/card-text.ts";
import { hasBillsIncluded } from "./picture/has-bills-included.ts";
import type { Shape } from "./picture/instructions.ts";
import { loadPhoto } from "./picture/load-photo.ts";
import type { LookName } from "./picture/looks.ts";
import { makeCard } from "./picture/make-card.ts";
import { useLoaded } from "../../platform/use-loaded.ts";

/** What can be chosen about a card. */
export interface CardChoice {
  shape: Shape;
  language: Language;
  look: LookName;
  /** Null unless the owner adds it. */
  contact: string | null;
}

export interface Card {
  /** The sentences of the card's language and its words; null until they are loaded. */
  words: { i18n: I18n; text: CardText } | null;
  /** The address of the last picture that was made; null until the first is there. */
  picture: string | null;
  /** The room has a photo that can't be had now: the picture does without. */
  lacksPhoto: boolean;
  /** The chosen language is not on this phone and can't be had now: the picture stays in the other. */
  lacksLanguage: boolean;
  hasFailed: boolean;
  /** Fetches what is lacking, and draws it once more. */
  again: () => void;
}

/** Draws a room's card, anew with each choice. @param address The room's, which its code leads to. */
export function useCard(listing: Listing, choice: CardChoice, address: string): Card {
  const { shape, language, look, contact } = choice;
  const today = useToday();
  const room = `${listing.id} ${listing.updated_at}`;
  const sentences = useLoaded(() => loadSentences(language), language);
  const { value: i18n, hasFailed: lacksLanguage } = sentences;
  const { value: hasBills } = useLoaded(() => hasBillsIncluded(listing), room);
  const { photo, again: loadPhotoAgain } = usePhoto(listing, room);
  const lacksPhoto = photo === null && listing.images.length > 0;
  const text =
    i18n === undefined || hasBills === undefined ? null : cardText(i18n, listing, { today, contact, hasBills });
  const made = useLoaded(
    async () => (text === null || photo === undefined ? null : makeCard({ text, shape, look, photo, address })),
    JSON.stringify([text, shape, look, photo === undefined, photo === null]),
  );
  const again = () => {
    sentences.again();
    loadPhotoAgain();
    made.again();
  };
  useBackOnline(() => {
    if (lacksPhoto || lacksLanguage) again();
  });
  return {
    words: i18n === undefined || text === null ? null : { i18n, text },
    picture: made.value ?? null,
    lacksPhoto,
    lacksLanguage,
    hasFailed: made.hasFailed || (lacksLanguage && i18n === undefined),
    again,
  };
}

/** Those of a language. One that is lost just as the network comes back counts as a lost call: it is asked for again (W6). */
async function loadSentences(language: Language): Promise<I18n> {
  try {
    return await sentencesIn(language);
  } catch (error) {
    reportUnreachable();
    throw error;
  }
}

/** The room's first photo: undefined while it loads for the first time, null where there is none now. @param room When to load it. */
function usePhoto(listing: Listing, room: string): { photo: ImageBitmap | null | undefined; again: () => void } {
  const { value: photo, again } = useLoaded(() => loadPhoto(listing), room);
  useEffect(() => () => photo?.close(), [photo]);
  return { photo, again };
}
