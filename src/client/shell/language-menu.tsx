import { useLingui } from "@lingui/react";
import { ChevronDown, Languages } from "lucide";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { chooseLanguage, currentLanguage } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyMenu } from "../ui/lazy-menu.tsx";

/** Each language is named in itself, so that whoever landed in the wrong one finds the way out. */
const NAMES: Record<Language, { text: string; lang: string }> = {
  zh: { text: "中文", lang: "zh-CN" },
  en: { text: "English", lang: "en" },
};

export function LanguageMenu() {
  const { i18n } = useLingui();
  const current = currentLanguage();
  return (
    <LazyMenu
      label={`${i18n._("language.label")}: ${NAMES[current].text}`}
      buttonClass="touch inline-flex items-center gap-1 rounded-control px-2 whitespace-nowrap hover:bg-card"
      button={
        <>
          <Icon of={Languages} />
          {NAMES[current].text}
          <Icon of={ChevronDown} size={16} />
        </>
      }
      choices={LANGUAGES.map((language) => ({
        text: NAMES[language].text,
        lang: NAMES[language].lang,
        selected: language === current,
        onChoose: () => void chooseLanguage(language),
      }))}
    />
  );
}
