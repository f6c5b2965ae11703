/** Of 1,024 bytes, as in the limits of `offline`, which are shown beside these sizes. */
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Bytes in words: '12 kB', '3.4 MB'; less than a kilobyte counts as one, zero as none. No line ends before the unit. */
export function sizeText(bytes: number, language: string): string {
  if (bytes < MEGABYTE / 10) return format(Math.ceil(bytes / KILOBYTE), "kilobyte", 0, language);
  return format(bytes / MEGABYTE, "megabyte", bytes < 100 * MEGABYTE ? 1 : 0, language);
}

function format(count: number, unit: "kilobyte" | "megabyte", digits: number, language: string): string {
  const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, options).format(count).replace(" ", "\u00A0");
}
