import { useLingui } from "@lingui/react";
import { useState } from "react";
import { CITY_NAMES, foldCity } from "#domain/cities.ts";
import { CityOptions } from "../../platform/text/city-options.tsx";
import type { FieldNotice } from "../../ui/form/form-field.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useFieldNotice } from "../suggestions/use-field-notice.tsx";
import type { DraftForm } from "./use-draft-form.ts";
import { useProblem, useTyped, useWasTried } from "./use-field-part.ts";

/** The option beside the 27 cities; stored until a town is named. */
const OTHERS = "Others";

/** A city of the list, 'Others', or any other town by its name. */
export function CityField({ form, required }: { form: DraftForm<"city">; required?: boolean }) {
  const { i18n } = useLingui();
  const city = useTyped(form, "city");
  const problem = useProblem(form, "city");
  const notice = useFieldNotice(form, "city", i18n._("form.city"));
  // A typed name may pass through one of the list: 'Reading' on the way to 'Readingville'.
  const [isTyped, setTyped] = useState(isTown(city));
  const [written, setWritten] = useState(city);
  // A value not typed here was suggested, or reverted.
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
      <SelectField
        label={i18n._("form.city")}
        required={required}
        problem={isTyped ? undefined : problem}
        isSummed={useWasTried(form)}
        notice={isTyped ? null : notice}
        name={isTyped ? undefined : "city"}
        value={isTyped ? OTHERS : foldCity(city)}
        onChange={(choice) => {
          setTyped(choice === OTHERS);
          write(choice);
        }}
      >
        {city === "" && <option value="">{i18n._("form.city.choose")}</option>}
        <CityOptions cities={CITY_NAMES} />
        <option value={OTHERS}>{i18n._("form.city.others")}</option>
      </SelectField>
      {isTyped && <TownField form={form} notice={notice} onWrite={write} onKnown={() => setTyped(false)} />}
    </div>
  );
}

interface TownProps {
  form: DraftForm<"city">;
  notice: FieldNotice | null;
  onWrite: (town: string) => void;
  onKnown: () => void;
}

function TownField({ form, notice, onWrite, onKnown }: TownProps) {
  const { i18n } = useLingui();
  const city = useTyped(form, "city");
  const leave = () => {
    const folded = foldCity(city);
    // A typed 伦敦 or London: select the listed city.
    if (folded !== city) onWrite(folded);
    if (isListed(folded)) onKnown();
    form.leave("city");
  };
  return (
    <TextField
      label={i18n._("form.city.which")}
      help={i18n._("form.city.which.help")}
      problem={useProblem(form, "city")}
      isSummed={useWasTried(form)}
      notice={notice}
      name="city"
      autoComplete="off"
      value={city === OTHERS ? "" : city}
      onChange={(town) => onWrite(town === "" ? OTHERS : town)}
      onBlur={leave}
    />
  );
}

function isTown(city: string): boolean {
  return city !== "" && !isListed(foldCity(city));
}

function isListed(city: string): boolean {
  return (CITY_NAMES as readonly string[]).includes(city);
}
