import type { Weights } from "../../../src/query-parser/roles/linear-scorer.ts";
import { cityAsked, placedText, placeFeatures, type PlacedText } from "../../../src/query-parser/places/city-asked.ts";
import { extractRental } from "../../../src/query-parser/extract-rental.ts";
import { rentalPartOf } from "../../../src/query-parser/relevance/rental-part.ts";
import { labelledTexts, TODAY, type LabelledAnswer } from "./labelled-texts.ts";
import { learn, type Example } from "./linear-model.ts";

/** A labelled text with several cities, and those that are right. */
interface CityText {
  labelled: LabelledAnswer;
  placed: PlacedText;
  right: ReadonlySet<unknown>;
}

let known: CityText[] | undefined;

function cityTexts(): CityText[] {
  return (known ??= labelledTexts()
    .filter(({ isOffer }) => !isOffer)
    .flatMap(cityText));
}

function cityText(labelled: LabelledAnswer): CityText[] {
  const relevant = rentalPartOf(labelled.text);
  if (relevant === null) return [];
  const { source, allPlaces } = extractRental(relevant, TODAY);
  const placed = placedText(source.canonical, allPlaces);
  const right = new Set<unknown>([labelled.expected.city, ...(labelled.accept?.city ?? [])]);
  const cities = new Set(placed.places.map(({ city }) => city));
  return cities.size > 1 && [...cities].some((city) => right.has(city)) ? [{ labelled, placed, right }] : [];
}

/** Each place of each labelled text with several cities, and whether it lies in the one that is asked for. */
export function cityExamples(): Example[] {
  return cityTexts().flatMap(({ labelled: { author, id }, placed, right }) =>
    placed.places.map((place) => ({
      author,
      shown: `${id} [${place.name}] ${placed.text.replaceAll("\n", " / ")}`,
      features: placeFeatures(place, placed),
      hasRole: right.has(place.city),
    })),
  );
}

/** How many of these texts have the right city, read by what was learnt from all other authors. */
export function readCitiesUnseen(): { author: string; texts: number; right: number }[] {
  const texts = cityTexts();
  const examples = cityExamples();
  return [...new Set(texts.map(({ labelled }) => labelled.author))].map((author) => {
    const weights = learn(examples.filter((example) => example.author !== author));
    const own = texts.filter(({ labelled }) => labelled.author === author);
    return { author, texts: own.length, right: own.filter((text) => isRead(text, weights)).length };
  });
}

function isRead({ placed: { text, places }, right }: CityText, weights: Weights): boolean {
  return right.has(cityAsked(text, places, weights));
}
