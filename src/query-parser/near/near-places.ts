import type { RentalFacts } from "../extract-rental.ts";
import { isCity } from "../places/city-choices.ts";
import type { Place } from "../places/place.ts";
import { isElsewhere } from "../places/place-criteria.ts";
import { beginsIn } from "../text/mapped-text.ts";

/**
 * The places of a text that somebody may want to be near. Where it names one city, its middle is one, and an area of many cities or of
 * another one may be there too: 'Manchester Victoria'.
 */
export function placesToBeNear(rental: RentalFacts, cities: readonly (string | null)[]): Place[] {
  const { places } = rental;
  const [city = null, ...others] = cities;
  if (city === null || others.length > 0) return places.filter((place) => !isElsewhere(place, cities));
  const named = [...places.map((place) => inCity(place, city)), ...centres(rental, city)];
  return named.sort((a, b) => a.start - b.start);
}

function inCity(place: Place, city: string): Place {
  return place.city === null || isElsewhere(place, [city]) ? { ...place, city } : place;
}

const CENTRE_BEHIND = /^ cent(?:re|er)\b|^的?中心/;
const CENTRE_BEFORE = /\b(?:cent(?:re|er)|heart) of $/;

/** The middle of a city, from its name on where that stands before it: 'city centre', 'Leeds city centre', 'centre of Leeds'. */
function centres({ wished, told, places, wishMentions }: RentalFacts, city: string): Place[] {
  const names = places.filter((place) => isCity(place) && place.role !== "refused");
  const wishes = wishMentions
    .filter((wish) => wish.tags.includes("city-centre") && !beginsIn(told, wish))
    .map(({ start, end }) => {
      const isBefore = (name: Place) => name.start < start && /^[的 ]?$/.test(wished.slice(name.end, start));
      return { start: names.find(isBefore)?.start ?? start, end };
    });
  const named = names.filter(
    ({ start, end }) => CENTRE_BEHIND.test(wished.slice(end)) || CENTRE_BEFORE.test(wished.slice(0, start)),
  );
  return (wishes.length > 0 ? wishes : named).map(({ start, end }) => ({
    name: "City centre",
    kind: "centre",
    city,
    role: "wanted",
    start,
    end,
  }));
}
