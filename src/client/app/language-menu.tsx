import { useLingui } from "@lingui/react";
import { ChevronDown, Languages } from "lucide";
import { LANGUAGES } from "#domain/language.ts";
import { chooseLanguage, currentLanguage } from "../platform/language/i18n.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyMenu } from "../ui/menu/lazy-menu.tsx";
import { LANGUAGE_NAMES } from "../platform/language/language-names.ts";

export function LanguageMenu() {
  const { i18n } = useLingui();
  const current = currentLanguage();
  return (
    <LazyMenu
      label={`${i18n._("language.label")}: ${LANGUAGE_NAMES[current].text}`}
      buttonClass="touch inline-flex items-center gap-1 rounded-control px-2 whitespace-nowrap hover:bg-card"
      button={
        <>
          <Icon of={Languages} className="max-[25.5rem]:hidden" />
          {LANGUAGE_NAMES[current].text}
          <Icon of={ChevronDown} size={16} className="max-[22.5rem]:hidden" />
        </>
      }
      choices={LANGUAGES.map((language) => ({
        text: LANGUAGE_NAMES[language].text,
        lang: LANGUAGE_NAMES[language].lang,
        selected: language === current,
        onChoose: () => void chooseLanguage(language),
      }))}
    />
  );
}
