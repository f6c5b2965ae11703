/** What a weekly rent comes to in a calendar month: 52 weeks over 12 months, to the whole pound. */
export function monthlyRent(poundsPerWeek: number): number {
  return Math.round((poundsPerWeek * 52) / 12);
}
