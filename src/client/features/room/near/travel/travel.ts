/** Here, so that the table of districts is among what an installation fetches later (src/build/first-screen.ts). */
export { travelTableOf } from "#domain/travel/travel-table.ts";
