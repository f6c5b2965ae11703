/** The option of a call that writes over a version; none for something new. */
export function over(version: string | null): { ifMatch?: string } {
  return version === null ? {} : { ifMatch: version };
}
