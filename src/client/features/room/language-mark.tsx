import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { otherLanguageOf } from "#domain/listings/text-language.ts";

const NAMES = {
  zh: /*i18n*/ "room.language.zh",
  en: /*i18n*/ "room.language.en",
} as const satisfies Record<Language, string>;

/** Says which language a text is in, small enough to stand before its first line. Renders nothing for null. */
export function LanguageMark({ language }: { language: Language | null }) {
  const { i18n } = useLingui();
  if (language === null) return null;
  return (
    <span className="mr-1.5 rounded-full border border-line bg-card px-1.5 text-sm whitespace-nowrap text-ink-soft">
      {i18n._(NAMES[language])}
    </span>
  );
}

interface HeadProps {
  language: Language;
  /** A button, such as the one that translates. */
  action?: ReactNode;
  /** The sentence in the reader's language. Space for three lines is kept until it is there. */
  children?: ReactNode;
}

/** The box above a room's words in the other language, on its page. */
export function OtherLanguageHead({ language, action, children }: HeadProps) {
  return (
    <div className="min-h-33 rounded-control bg-sky-tint px-4 pt-1 pb-3">
      <div className="flex min-h-11 items-center">
        <LanguageMark language={language} />
        {action}
      </div>
      {children}
    </div>
  );
}

/** The language of a room's words where it is not the one that the page is in; else null. */
export function languageToMark(i18n: I18n, room: Pick<Listing, "title" | "description">): Language | null {
  return otherLanguageOf(room, i18n.locale === "en" ? "en" : "zh");
}
