const WHOLE_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi;

/** What anonymous readers see of a postcode: M13 9PL → M13. Text around it and area names stay. */
export function outwardCode(postCode: string): string {
  return postCode.normalize("NFKC").replace(WHOLE_POSTCODE, "$1");
}
