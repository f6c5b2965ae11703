/** The end of a UUID, enough to tell one's own few apart; the beginning of a time-ordered one is the same for many. */
export function shortId(id: string): string {
  return id.slice(-8);
}
