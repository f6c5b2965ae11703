import { cityFeatures } from "../../../src/query-parser/places/city-asked.ts";
import { extractRental } from "../../../src/query-parser/extract-rental.ts";
import { rentalPartOf } from "../../../src/query-parser/relevance/rental-part.ts";
import { labelledTexts, TODAY, type LabelledAnswer } from "./labelled-texts.ts";
import type { Example } from "./linear-model.ts";

/** Each city of each labelled text with several, and whether it is the one that is asked for. */
export function cityExamples(): Example[] {
  return labelledTexts()
    .filter(({ isOffer }) => !isOffer)
    .flatMap(examplesIn);
}

function examplesIn({ author, id, text, expected, accept }: LabelledAnswer): Example[] {
  const relevant = rentalPartOf(text);
  if (relevant === null) return [];
  const { source, allPlaces } = extractRental(relevant, TODAY);
  const cities = cityFeatures(source.canonical, allPlaces);
  const right = [expected.city, ...(accept?.city ?? [])];
  const first = right.find((name) => cities.some(({ city }) => city === name));
  if (cities.length < 2 || first === undefined) return [];
  // Of several that are right the first one is learnt: the others speak for nothing.
  const told = cities.filter(({ city }) => city === first || !right.includes(city));
  return told.map(({ city, features }) => ({
    author,
    shown: `${id} [${city}] ${source.canonical.replaceAll("\n", " / ")}`,
    features,
    hasRole: city === first,
  }));
}
