const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{2})?$/i;

/** A postcode in capitals. An area in words ('near UCL') stays as it was written. */
export function tidyPostcode(text: string): string {
  const narrow = text.normalize("NFKC");
  return POSTCODE.test(narrow) ? narrow.toUpperCase() : text;
}
