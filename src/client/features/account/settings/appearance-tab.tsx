import { useLingui } from "@lingui/react";
import { LANGUAGES } from "#domain/language.ts";
import { chooseLanguage, currentLanguage } from "../../../platform/language/i18n.ts";
import { LANGUAGE_NAMES } from "../../../platform/language/language-names.ts";
import { CardSection } from "../../../ui/card-section.tsx";

/** The only theme, and the two languages. */
export function AppearanceTab() {
  const { i18n } = useLingui();
  const current = currentLanguage();
  return (
    <div className="grid gap-4">
      <CardSection heading={i18n._("settings.look")}>
        <label className={CHOICE}>
          <input type="radio" name="look" checked readOnly className={RADIO} />
          {i18n._("settings.look.light")}
        </label>
        <p className="text-sm text-ink-soft">{i18n._("settings.look.only")}</p>
      </CardSection>
      <CardSection heading={i18n._("language.label")} text={i18n._("settings.language.text")}>
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{i18n._("language.label")}</legend>
          {LANGUAGES.map((language) => (
            <label key={language} lang={LANGUAGE_NAMES[language].lang} className={CHOICE}>
              <input
                type="radio"
                name="language"
                checked={language === current}
                onChange={() => void chooseLanguage(language)}
                className={RADIO}
              />
              {LANGUAGE_NAMES[language].text}
            </label>
          ))}
        </fieldset>
      </CardSection>
    </div>
  );
}

const CHOICE =
  "touch flex cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 has-checked:border-brick has-checked:bg-brick-tint has-checked:font-semibold";
const RADIO = "size-5 shrink-0 accent-brick";
