import { cityLabel, foldCity } from "#domain/cities.ts";
import { currentLanguage } from "../language/i18n.ts";

/** The cities of a select; in Chinese with the English name behind it, which is the one on tickets and contracts. */
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
