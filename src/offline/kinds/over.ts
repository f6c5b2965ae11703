/** The option of a call that writes over a version; none for something new. */
export function over(version: string | null): { ifMatch?: string } {
  return version === null ? {} : { ifMatch: version };
}

/** A version that nothing has. */
const UNKNOWN = "unknown";

/**
 * The option of a call that removes a version. Where none is known, the save may have left and another device may have written since:
 * the server refuses, and answers with the document that it has.
 */
export function exactly(version: string | null): { ifMatch: string } {
  return { ifMatch: version ?? UNKNOWN };
}
