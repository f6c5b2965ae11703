import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { ListingTexts } from "#domain/listings/translated-fields.ts";
import { wordsOf } from "#domain/search/room-words.ts";
import { readFailureText } from "../../../api/failures.ts";
import { shownText } from "../../../platform/text/shown-text.ts";
import { useLoaded } from "../../../platform/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { OtherLanguageHead } from "../language-mark.tsx";
import { listingSentence } from "./listing-sentence.ts";
import { notedTerms, toldTerms } from "./told-terms.ts";
import { useTranslation, type TranslationState } from "./use-translation.ts";

interface Props {
  listing: Listing;
  /** The language of its words. */
  language: Language;
  /** Its translated words while they are shown in the place of its owner's; else null. */
  shown: ListingTexts | null;
  onShow: (texts: ListingTexts | null) => void;
}

/**
 * Above a room's words in the other language: the room as a sentence in the reader's own, and what translates its words where
 * something can.
 */
export function OtherLanguageNote({ listing, language, shown, onShow }: Props) {
  const { i18n } = useLingui();
  const { value: terms = notedTerms(listing) } = useLoaded(() => toldTerms(listing), wordsOf(listing));
  const { by, state, translate } = useTranslation(listing, language);
  const press = async () => {
    if (state.name !== "translating") onShow(shown === null ? await translate() : null);
  };
  return (
    <>
      <OtherLanguageHead
        language={language}
        action={
          by !== null && (
            <Button look="plain" aria-disabled={state.name === "translating"} onClick={() => void press()}>
              {actionText(i18n, state, shown !== null)}
            </Button>
          )
        }
      >
        <p className="text-pretty">{listingSentence(i18n, listing, terms)}</p>
        <p role="status" className="text-sm text-pretty text-ink-soft">
          {stateText(i18n, state, shown !== null)}
        </p>
      </OtherLanguageHead>
      {shown !== null && <p className="font-semibold">{shownText(i18n, shown.title)}</p>}
    </>
  );
}

function actionText(i18n: I18n, { name }: TranslationState, isShown: boolean): string {
  if (isShown) return i18n._("room.translation.original");
  return name === "translating" ? i18n._("room.translation.coming") : i18n._("room.translation.translate");
}

function stateText(i18n: I18n, state: TranslationState, isShown: boolean): string | null {
  if (isShown) return i18n._("room.translation.by-machine");
  if (state.name === "translating") return state.isFetching ? i18n._("room.translation.fetching") : null;
  return state.name === "failed" ? failedText(i18n, state.error) : null;
}

/** The owner's words are below all the same. */
function failedText(i18n: I18n, error: unknown): string {
  const isAnswers = error instanceof ApiError || error instanceof UnreachableError;
  return isAnswers ? readFailureText(i18n, error) : i18n._("room.translation.failed");
}
