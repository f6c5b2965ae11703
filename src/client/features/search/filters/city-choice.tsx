import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { CITY_NAMES, cityLabel, citiesNamed } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { OptionSearch } from "../../../ui/form/option-search.tsx";
import { parseLocally } from "../sentence/parse-locally.ts";

interface Props {
  value: string;
  /** An empty text is every city. */
  onChoose: (city: string) => void;
}

/** A city by a tap, or by the beginning of any of its names, in either language. */
export function CityChoice({ value, onChoose }: Props) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const named = typed.trim() === "" ? CITY_NAMES : citiesNamed(typed);
  const cityOfPlace = useCityOfPlace(named.length === 0 ? typed : null);
  const found = cityOfPlace === null ? named : [cityOfPlace];
  // A city from the address that is not in the list, or in another spelling, is searched and so shown.
  const isUnlisted = value !== "" && !(CITY_NAMES as readonly string[]).includes(value);
  const cities = [...(isUnlisted && typed.trim() === "" ? [value] : []), ...found];
  return (
    <OptionSearch
      label={i18n._("search.city.find")}
      typed={typed}
      onType={setTyped}
      listLabel={i18n._("search.city")}
      value={value}
      onChoose={onChoose}
      options={[
        ...(typed.trim() === "" ? [{ value: "", text: i18n._("search.city.all") }] : []),
        ...cities.map(optionOf),
      ]}
    >
      {cities.length === 0 && <p className="text-ink-soft">{i18n._("search.city.unknown")}</p>}
    </OptionSearch>
  );
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
