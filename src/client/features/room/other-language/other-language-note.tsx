import { useLingui } from "@lingui/react";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { wordsOf } from "#domain/search/room-words.ts";
import { useLoaded } from "../../../platform/use-loaded.ts";
import { OtherLanguageHead } from "../language-mark.tsx";
import { listingSentence } from "./listing-sentence.ts";
import { notedTerms, toldTerms } from "./told-terms.ts";

interface Props {
  listing: Listing;
  /** The language of its words. */
  language: Language;
}

/** Above a room's words in the other language: the room as a sentence in the reader's own. */
export function OtherLanguageNote({ listing, language }: Props) {
  const { i18n } = useLingui();
  const { value: terms = notedTerms(listing) } = useLoaded(() => toldTerms(listing), wordsOf(listing));
  return (
    <OtherLanguageHead language={language}>
      <p className="text-pretty">{listingSentence(i18n, listing, terms)}</p>
    </OtherLanguageHead>
  );
}
