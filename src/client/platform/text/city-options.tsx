import { cityLabel, foldCity } from "#domain/cities.ts";
import { currentLanguage } from "../language/i18n.ts";

/** The options of a city select; in Chinese with the English name, which is the one on tickets and contracts. */
export function CityOptions({ cities }: { cities: readonly string[] }) {
  return cities.map((city) => (
    <option key={city} value={city}>
      {optionText(foldCity(city))}
    </option>
  ));
}

function optionText(city: string): string {
  const label = cityLabel(city, currentLanguage());
  return label === city ? city : `${label} ${city}`;
}
