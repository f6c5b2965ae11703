const OUTWARD_CODE = /(?<![A-Z\d])([A-Z]{1,2}\d[A-Z\d]?)(?=\s*\d[A-Z]{2}(?![A-Z\d])|(?![A-Z\d]))/i;
const ENDS_IN_LETTER = /(?<=\d)[A-Z]$/;

/** The postcode district in a text, such as M13 in 'M13 9PL' or 'near M13'; null where there is none. */
export function outwardCodeOf(text: string): string | null {
  return OUTWARD_CODE.exec(text.normalize("NFKC"))?.[1]?.toUpperCase() ?? null;
}

/** Whether a text is nothing but a postcode district, in capitals. */
export function isOutwardCode(text: string): boolean {
  return outwardCodeOf(text) === text;
}

/** The districts that a postcode is in: 'WC1H 0AP' is in WC1H, and in what people call WC1. */
export function districtsOf(postCode: string): string[] {
  const code = outwardCodeOf(postCode);
  return code === null ? [] : [...new Set([code, code.replace(ENDS_IN_LETTER, "")])];
}

/** Whether a postcode, whole or its outward half, is in a postcode district (`LS6`). */
export function isInDistrict(postCode: string, district: string): boolean {
  return districtsOf(postCode).includes(district);
}
