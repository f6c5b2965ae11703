import { CITY_NAMES, cityLabel } from "#domain/cities.ts";
import type { Chooser } from "./random.ts";
import type { Phrase } from "./phrase.ts";

const FORMS = {
  zh: ["{}", "{}", "在{}", "人在{}", "{}这边", "坐标{}"],
  en: ["{}", "in {}", "somewhere in {}", "{} area", "around {}", "anywhere in {}"],
};

// Names that are ordinary words too need a preposition.
const WORDS = new Set(["Reading"]);

/** One of the 27 cities, by its name in one language. */
export function writeCity(choose: Chooser, language: "zh" | "en"): Phrase {
  const city = choose.oneOf(CITY_NAMES);
  const form = choose.oneOf(WORDS.has(city) && language === "en" ? ["in {}", "somewhere in {}"] : FORMS[language]);
  const name = language === "zh" ? cityLabel(city, "zh") : choose.fraction() < 0.2 ? city.toLowerCase() : city;
  return { text: form.replace("{}", name), asks: { city } };
}
