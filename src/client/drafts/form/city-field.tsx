import { useLingui } from "@lingui/react";
import { useState } from "react";
import { cityLabel, CITY_NAMES, foldCity } from "#domain/cities.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { useFieldNotice } from "../suggestions/use-field-notice.tsx";
import { FormField, type FieldNotice } from "./form-field.tsx";
import type { DraftForm } from "./use-draft-form.ts";

/** The choice beside the 27 cities; it is also what is kept until a town is named. */
const OTHERS = "Others";

/** A city of the list, 'Others', or any other town by its name. */
export function CityField({ form, required }: { form: DraftForm<"city">; required?: boolean }) {
  const { i18n } = useLingui();
  const city = form.text("city");
  const mark = useFieldNotice(form, "city", i18n._("form.city"));
  // A name that is being typed may pass through one of the list: 'Reading' on the way to 'Readingville'.
  const [isTyped, setTyped] = useState(isTown(city));
  const [written, setWritten] = useState(city);
  // What was not written here was read somewhere, or taken back.
  if (city !== written) {
    setWritten(city);
    setTyped(isTown(city));
  }
  const write = (city: string) => {
    setWritten(city);
    form.change("city", city);
  };
  return (
    <div className="grid gap-3">
      <FormField
        label={i18n._("form.city")}
        required={required}
        problem={isTyped ? undefined : form.problems.city}
        mark={isTyped ? null : mark}
      >
        {(control) => (
          <select
            {...control}
            name={isTyped ? undefined : "city"}
            value={isTyped ? OTHERS : foldCity(city)}
            onChange={({ target: { value } }) => {
              setTyped(value === OTHERS);
              write(value);
            }}
            className="field disabled:opacity-60 aria-invalid:border-red"
          >
            {city === "" && <option value="">{i18n._("form.city.choose")}</option>}
            {CITY_NAMES.map((name) => (
              <option key={name} value={name}>
                {cityOption(name)}
              </option>
            ))}
            <option value={OTHERS}>{i18n._("form.city.others")}</option>
          </select>
        )}
      </FormField>
      {isTyped && <TownField form={form} mark={mark} onWrite={write} onKnown={() => setTyped(false)} />}
    </div>
  );
}

interface TownProps {
  form: DraftForm<"city">;
  mark: FieldNotice | null;
  onWrite: (town: string) => void;
  onKnown: () => void;
}

function TownField({ form, mark, onWrite, onKnown }: TownProps) {
  const { i18n } = useLingui();
  const city = form.text("city");
  const leave = () => {
    const folded = foldCity(city);
    // 伦敦, or London after all: then it is the list's.
    if (folded !== city) onWrite(folded);
    if (isListed(folded)) onKnown();
    form.leave("city");
  };
  return (
    <FormField
      label={i18n._("form.city.which")}
      help={i18n._("form.city.which.help")}
      problem={form.problems.city}
      mark={mark}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          name="city"
          autoComplete="off"
          value={city === OTHERS ? "" : city}
          onChange={({ target: { value } }) => onWrite(value === "" ? OTHERS : value)}
          onBlur={leave}
          className="field disabled:opacity-60 aria-invalid:border-red"
        />
      )}
    </FormField>
  );
}

function isTown(city: string): boolean {
  return city !== "" && !isListed(foldCity(city));
}

function isListed(city: string): boolean {
  return (CITY_NAMES as readonly string[]).includes(city);
}

// In Chinese with the English name behind it: that is the one on tickets and contracts.
function cityOption(city: string): string {
  const label = cityLabel(city, currentLanguage());
  return label === city ? city : `${label} ${city}`;
}
