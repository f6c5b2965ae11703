import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { CITY_NAMES, cityLabel, citiesNamed } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { OptionSearch } from "../../../ui/form/option-search.tsx";
import { parseLocally } from "../sentence/parse-locally.ts";
import { CITIES, choosing, valuesIn } from "../url/alternatives.ts";
import type { SearchValues } from "../url/search-values.ts";
import type { FilterForm } from "./use-filter-form.ts";

interface Props {
  form: FilterForm;
  /** Searches by what is chosen. */
  onChoose: (changed: Partial<SearchValues>) => void;
}

/**
 * A city by a tap, or by the beginning of any of its names, in either language: it is searched at once, unless several are to be
 * chosen.
 */
export function CityChoice({ form, onChoose }: Props) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const chosen = valuesIn(CITIES, form.values);
  const [isMultiple, setMultiple] = useState(chosen.length > 1);
  const cities = useOffered(typed, chosen);
  const choose = (city: string) => {
    if (!isMultiple) return onChoose(choosing(CITIES, form.values, city === "" ? [] : [city]));
    setTyped("");
    form.change(choosing(CITIES, form.values, city === "" ? [] : toggled(chosen, city)));
  };
  return (
    <OptionSearch
      label={i18n._("search.city.find")}
      typed={typed}
      onType={setTyped}
      listLabel={i18n._("search.city")}
      chosen={chosen.length === 0 ? [""] : chosen}
      isMultiple={isMultiple}
      onChoose={choose}
      options={[
        ...(typed.trim() === "" ? [{ value: "", text: i18n._("search.city.all") }] : []),
        ...cities.map(optionOf),
      ]}
    >
      {cities.length === 0 && <p className="text-ink-soft">{i18n._("search.city.unknown")}</p>}
      <Checkbox
        name="several"
        label={i18n._("search.city.choose-several")}
        checked={isMultiple}
        onChange={(isWanted) => {
          setMultiple(isWanted);
          if (!isWanted) form.change(choosing(CITIES, form.values, chosen.slice(0, 1)));
        }}
      />
    </OptionSearch>
  );
}

function toggled(cities: readonly string[], city: string): string[] {
  return cities.includes(city) ? cities.filter((each) => each !== city) : [...cities, city];
}

/** The cities for what is typed; with nothing typed all of them, the chosen ones that are in no list first. */
function useOffered(typed: string, chosen: readonly string[]): readonly string[] {
  const isTyped = typed.trim() !== "";
  const named = isTyped ? citiesNamed(typed) : CITY_NAMES;
  const cityOfPlace = useCityOfPlace(named.length === 0 ? typed : null);
  // A city from the address that is not in the list, or in another spelling, is searched and so shown.
  const unlisted = isTyped ? [] : chosen.filter((city) => !(CITY_NAMES as readonly string[]).includes(city));
  return cityOfPlace === null ? [...unlisted, ...named] : [cityOfPlace];
}

/** The city of a university, a district or a landmark; null while none is asked for, or known. */
function useCityOfPlace(text: string | null): string | null {
  const today = useToday();
  const [found, setFound] = useState<{ text: string; city: string | null }>();
  useEffect(() => {
    if (text === null) return;
    // What reads places may not be on the phone yet.
    parseLocally(text, today).then(
      ({ city }) => setFound({ text, city }),
      () => undefined,
    );
  }, [text, today]);
  return text !== null && found?.text === text ? found.city : null;
}

/** In Chinese with the English name, which is the one on tickets and contracts. */
function optionOf(city: string) {
  const text = cityLabel(city, currentLanguage());
  return { value: city, text, aside: text === city ? undefined : city };
}
