import { useLingui } from "@lingui/react";
import { MessageSquareText } from "lucide";
import { MAX_OFFER_WORDS, type OfferWords } from "#domain/matches/offer.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LongTextField } from "../../ui/form/long-text-field.tsx";

interface Props {
  words: OfferWords;
  onChange: (words: OfferWords) => void;
}

/** The message that goes with each offer, in both languages: shown in the reader's own, and both to be changed. */
export function OfferWordsForm({ words, onChange }: Props) {
  const { i18n } = useLingui();
  const own = currentLanguage() === "zh" ? words.words_zh : words.words_en;
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{i18n._("offer.words.title")}</h2>
      <blockquote className="rounded-card border-l-4 border-moss bg-moss-tint px-4 py-3 text-sm whitespace-pre-line">
        <bdi>{own.trim() === "" ? i18n._("offer.words.empty") : own}</bdi>
      </blockquote>
      <Disclosure icon={MessageSquareText} title={i18n._("offer.words.change")} isOpen={false}>
        <LongTextField
          label={i18n._("offer.words.zh")}
          problem={tooLong(words.words_zh)}
          value={words.words_zh}
          onChange={(words_zh) => onChange({ ...words, words_zh })}
        />
        <LongTextField
          label={i18n._("offer.words.en")}
          problem={tooLong(words.words_en)}
          value={words.words_en}
          onChange={(words_en) => onChange({ ...words, words_en })}
        />
        <p className="text-sm text-ink-soft">{i18n._("offer.words.help")}</p>
      </Disclosure>
    </section>
  );

  function tooLong(text: string): string | undefined {
    return [...text.trim()].length > MAX_OFFER_WORDS
      ? i18n._("mistake.too-long", { longest: MAX_OFFER_WORDS })
      : undefined;
  }
}
