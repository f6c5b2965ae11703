/** Here, so that the tables of places are among what an installation fetches later (src/build/first-screen.ts). */
export { campusesIn, findPlaces } from "#domain/travel/find-places.ts";
export { withPlace } from "../../../../../query-parser/near/with-place.ts";
